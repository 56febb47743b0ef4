/** Made by `npm run schema` from a8f4872fd26e024aeac0f50bfcfb752b51f4885ff6b2f1dcd4eb58825b908a44. */
export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Account
         * @description Opens an account: a name and a password that bring one's tables to another device.
         */
        post: operations["open_account_api_account_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address
         * @description Where one is written to; told to nobody else.
         */
        get: operations["address_api_email_get"];
        put?: never;
        /**
         * Email
         * @description Says where to write to when it is one's turn in a slow game; empty for nowhere.
         */
        post: operations["email_api_email_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description The games.
         */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Box
         * @description The contents of the box that comes with a game.
         */
        get: operations["game_box_api_games__game__box_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rulebook of a game.
         */
        get: operations["rules_api_games__game__rules__language__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/texts/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts
         * @description All sentences of a game, in Fluent: the table's own and the title's.
         */
        get: operations["texts_api_games__game__texts__language__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Who one is.
         */
        get: operations["me_api_me_get"];
        put?: never;
        /**
         * Name
         * @description Says a name: enough to play. The cookie that comes back is all that is needed.
         */
        post: operations["name_api_me_post"];
        /**
         * Let Go
         * @description Keeps nothing of one any more: bots play on in games that go on, games that are over keep no name.
         *
         *     One's name is said once more, so that nobody does this by mistake.
         */
        delete: operations["let_go_api_me_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/belongings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Belongings
         * @description All that is kept of one, as a file to take along.
         */
        get: operations["belongings_api_me_belongings_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Device Link
         * @description A token for one's other device. Whoever has it is this person there, so it is short-lived.
         */
        post: operations["device_link_api_me_device_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statistics
         * @description How one's finished games went; lessons and games played on from another's position do not count.
         */
        get: operations["statistics_api_me_statistics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign In
         * @description Signs in to an account.
         */
        post: operations["sign_in_api_session_post"];
        /**
         * Sign Out
         * @description Forgets who one is on this device.
         */
        delete: operations["sign_out_api_session_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come By Link
         * @description Becomes on this device who made the link on another.
         */
        post: operations["come_by_link_api_session_device_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tables
         * @description My tables, those waiting for players, or those that are over.
         */
        get: operations["tables_api_tables_get"];
        put?: never;
        /**
         * Make
         * @description Makes a table. With no open seat the game begins at once.
         */
        post: operations["make_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look
         * @description The table as one may see it: from one's seat, as a spectator, or from any seat once the game is over.
         */
        get: operations["look_api_tables__table__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree
         * @description Agrees to what somebody wants to take back, or does not.
         */
        post: operations["agree_api_tables__table__agree_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Box
         * @description The contents of the box a table is played with: its own component file, or the one that comes with the game.
         */
        get: operations["box_api_tables__table__box_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chat
         * @description What was said at a table.
         */
        get: operations["chat_api_tables__table__chat_get"];
        put?: never;
        /**
         * Say
         * @description Says something; only those who sit at the table may.
         */
        post: operations["say_api_tables__table__chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End
         * @description Ends a table on which somebody's time has run out, where the table chose so.
         */
        post: operations["end_api_tables__table__end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events
         * @description The log move by move, from one's own eyes, or from any seat's once the game is over.
         */
        get: operations["events_api_tables__table__events_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill
         * @description Fills the open seats with bots; only who made the table may.
         */
        post: operations["fill_api_tables__table__fill_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hint
         * @description The three best moves here by the judgement of `quick`, the points it counts on, and why; it moves nothing.
         */
        post: operations["hint_api_tables__table__hint_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Takes an open seat.
         */
        post: operations["join_api_tables__table__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Gives a seat up; during a game a bot plays on until one comes back.
         */
        post: operations["leave_api_tables__table__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move
         * @description Plays a line of moves. When this answers it is on disk.
         */
        post: operations["move_api_tables__table__moves_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/only-choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Only Choice
         * @description Has the server answer where a seat has one choice and nothing hidden shows by it; only its owner ever sees it.
         */
        put: operations["only_choice_api_tables__table__only_choice_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order
         * @description Gives a standing order; only its owner ever sees it.
         */
        put: operations["order_api_tables__table__order_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/order/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel
         * @description Cancels a standing order.
         */
        delete: operations["cancel_api_tables__table__order__seat__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/play-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play On
         * @description A new table from a position of a finished one, unseen cards dealt anew.
         */
        post: operations["play_on_api_tables__table__play_on_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview
         * @description Tries a line, from the seat's own knowledge; nothing changes.
         */
        post: operations["preview_api_tables__table__preview_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The record of a finished table.
         */
        get: operations["record_api_tables__table__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description The same players once more, each one seat further.
         */
        post: operations["rematch_api_tables__table__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description A game after so many moves, with what its last move told: from any seat's eyes or a spectator's once it is over,
         *     from one's own before.
         */
        get: operations["replay_api_tables__table__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come Back
         * @description Takes one's seat back from the bot.
         */
        post: operations["come_back_api_tables__table__return_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review
         * @description What turned a finished game: the three moves after which the players stood otherwise, as the title judges.
         */
        get: operations["review_api_tables__table__review_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Takes moves back.
         */
        post: operations["undo_api_tables__table__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Healthz
         * @description Whether the server answers and its database too.
         */
        get: operations["healthz_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AccountBody
         * @description An account's name and password.
         */
        AccountBody: {
            /**
             * Account
             * @example lucrezia
             */
            account: string;
            /**
             * Password
             * @example a long one, please
             */
            password: string;
        };
        /**
         * Address
         * @description Where one is written to when it is one's turn; empty for nowhere.
         * @example {
         *       "email": "lucrezia@example.org"
         *     }
         */
        Address: {
            email: string;
        };
        /**
         * AgreeBody
         * @description Whether one agrees to what somebody wants to take back.
         */
        AgreeBody: {
            /** Yes */
            yes: boolean;
        };
        /**
         * AskBack
         * @description Somebody asks to take back to where so many moves stood; those who agreed so far.
         */
        AskBack: {
            agreed: number[];
            seat: number;
            to: number;
        };
        /**
         * AskedSight
         * @description What one of the reader's seats is asked, since when and until when.
         */
        AskedSight: {
            arguments: {
                [key: string]: number | string | string[];
            };
            deadline: number | null;
            key: string;
            seat: number;
            since: number;
        };
        /**
         * AuctionState
         * @description What the question of an auction tells: enough for a standing order to know whether it still holds.
         */
        AuctionState: {
            leader: number | null;
            least: number;
            lot: string;
            price: number;
            rivals: number[];
        };
        /**
         * Belongings
         * @description All that is kept of a person but the password, which nobody knows.
         * @example {
         *       "account": "lucrezia",
         *       "email": "lucrezia@example.org",
         *       "made": 1760000000,
         *       "name": "Lucrezia",
         *       "said": [
         *         {
         *           "made": 1760000000,
         *           "table": "Tb3xQ9aLk2Zp",
         *           "text": "Good luck!"
         *         }
         *       ],
         *       "tables": [
         *         {
         *           "id": "Tb3xQ9aLk2Zp",
         *           "lines": [
         *             "return poet",
         *             "open lake"
         *           ],
         *           "made": 1760000000,
         *           "moved": 1760000060,
         *           "result": "",
         *           "seats": {
         *             "0": "Lucrezia"
         *           },
         *           "state": "playing",
         *           "title": "princes"
         *         }
         *       ]
         *     }
         */
        Belongings: {
            account: string;
            email: string;
            made: number;
            name: string;
            said: components["schemas"]["OwnWords"][];
            tables: components["schemas"]["OwnTable"][];
        };
        /**
         * BoxAnswer
         * @description What a table is played with: names in both languages, and the tables of its component file.
         *
         *         `events` says of every kind of event where the rules speak of it, `phases` how the phases are called.
         * @example {
         *       "components": {
         *         "landscapes": [
         *           {
         *             "cells": [
         *               [
         *                 0,
         *                 0
         *               ],
         *               [
         *                 0,
         *                 1
         *               ],
         *               [
         *                 1,
         *                 0
         *               ]
         *             ],
         *             "key": "lake",
         *             "name": {
         *               "en": "Lake",
         *               "fr": "Lac"
         *             }
         *           }
         *         ]
         *       },
         *       "events": {
         *         "bidmade": {
         *           "paragraph": "3.3",
         *           "phase": "3"
         *         }
         *       },
         *       "names": {
         *         "item-lake": {
         *           "en": "Lake",
         *           "fr": "Lac"
         *         }
         *       },
         *       "phases": {
         *         "3": {
         *           "en": "The auction",
         *           "fr": "Les enchères"
         *         }
         *       }
         *     }
         */
        BoxAnswer: {
            components: Record<string, never>;
            events: {
                [key: string]: components["schemas"]["EventAnswer"];
            };
            names: {
                [key: string]: components["schemas"]["Text"];
            };
            phases: {
                [key: string]: components["schemas"]["Text"];
            };
        };
        /**
         * ChapterAnswer
         * @description A chapter with its paragraphs.
         */
        ChapterAnswer: {
            heading: string;
            number: string;
            paragraphs: components["schemas"]["ParagraphAnswer"][];
        };
        /**
         * ChatBody
         * @description Something to say: a text, or a phrase that everybody reads in his own language.
         */
        ChatBody: {
            /**
             * Phrase
             * @default
             * @enum {string}
             */
            phrase: "" | "hello" | "good-luck" | "well-played" | "one-moment" | "your-turn" | "sorry" | "thanks" | "goodbye";
            /**
             * Text
             * @default
             * @example Good luck!
             */
            text: string;
        };
        /**
         * Choice
         * @description A move, and the points the bot then counts on in the end.
         */
        Choice: {
            expected: number;
            text: string;
        };
        /**
         * Clock
         * @description How long a table lets its players think: seconds a move and a reserve; none if both are 0.
         */
        Clock: {
            /** @default 0 */
            move_seconds: number;
            /** @default 0 */
            reserve_seconds: number;
        };
        /**
         * ClockBody
         * @description Seconds a move and a reserve; 0 and 0 for no clock.
         */
        ClockBody: {
            /**
             * Move Seconds
             * @default 0
             */
            move_seconds: number;
            /**
             * Reserve Seconds
             * @default 0
             */
            reserve_seconds: number;
        };
        /**
         * DeviceLink
         * @description What brings one to another device, and for how many seconds from now.
         * @example {
         *       "seconds": 600,
         *       "token": "Imx1Y3JlemlhIg.aB3dEf.gH1jKl"
         *     }
         */
        DeviceLink: {
            seconds: number;
            token: string;
        };
        /**
         * EmailBody
         * @description Where to write to when it is one's turn; empty for nowhere.
         */
        EmailBody: {
            /**
             * Email
             * @example lucrezia@example.org
             */
            email: string;
        };
        /**
         * ErrorAnswer
         * @description One sentence in the language asked for (`accept-language`).
         *
         *         For a refused move also its key, arguments and paragraph, and for a stale one the present sight.
         * @example {
         *       "error": "This seat is not yours."
         *     }
         */
        ErrorAnswer: {
            /** @default {} */
            arguments: Record<string, never>;
            error: string;
            /** @default  */
            key: string;
            /** @default  */
            paragraph: string;
            /** @default null */
            sight: Record<string, never> | null;
        };
        /**
         * EventAnswer
         * @description Which paragraph speaks of a kind of event, and to which phase it belongs; empty if to several.
         *
         *         `cases` names another paragraph for some values of a field: `{"pile": {"bonus": "5.9"}}`.
         */
        EventAnswer: {
            /** @default {} */
            cases: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            paragraph: string;
            phase: string;
        };
        /**
         * FillBody
         * @description The bot that takes the open seats.
         */
        FillBody: {
            /**
             * Spec
             * @default quick
             */
            spec: string;
        };
        /**
         * GameAnswer
         * @description A game that can be played. `points` is what the changes of its events call that which wins.
         *
         *         `weight` goes from 1 to 5.
         */
        GameAnswer: {
            key: string;
            minutes: number;
            name: components["schemas"]["Text"];
            options: components["schemas"]["OptionAnswer"][];
            points: string;
            seats: number[];
            sentence: components["schemas"]["Text"];
            weight: number;
        };
        /**
         * GamesAnswer
         * @description All games, and the bots there are.
         * @example {
         *       "bots": [
         *         "quick",
         *         "random"
         *       ],
         *       "games": [
         *         {
         *           "key": "princes",
         *           "minutes": 90,
         *           "name": {
         *             "en": "The Princes of Florence",
         *             "fr": "Les Princes de Florence"
         *           },
         *           "options": [
         *             {
         *               "choices": [
         *                 "2006",
         *                 "2000"
         *               ],
         *               "default": "2006",
         *               "key": "edition",
         *               "refused": {},
         *               "sentence": {
         *                 "en": "Which rules.",
         *                 "fr": "Quelles règles."
         *               }
         *             }
         *           ],
         *           "points": "prestige",
         *           "seats": [
         *             2,
         *             5
         *           ],
         *           "sentence": {
         *             "en": "Invite artists and build for them.",
         *             "fr": "Invitez des artistes et bâtissez pour eux."
         *           },
         *           "weight": 4
         *         }
         *       ]
         *     }
         */
        GamesAnswer: {
            bots: string[];
            games: components["schemas"]["GameAnswer"][];
        };
        /**
         * Healthy
         * @description All is well.
         * @example {
         *       "well": true
         *     }
         */
        Healthy: {
            /** @default true */
            well: boolean;
        };
        /**
         * Hint
         * @description The best moves by the bot's judgement, the best first, and one sentence on why it is the best.
         * @example {
         *       "choices": [
         *         {
         *           "expected": 34.5,
         *           "text": "bid 400"
         *         },
         *         {
         *           "expected": 33,
         *           "text": "pass"
         *         }
         *       ],
         *       "why": {
         *         "arguments": {
         *           "limit": 500,
         *           "price": 400
         *         },
         *         "key": "princes-why-bid"
         *       }
         *     }
         */
        Hint: {
            choices: components["schemas"]["Choice"][];
            why: components["schemas"]["Message"];
        };
        /**
         * JoinBody
         * @description The seat one wants, and the link's token where the table is not public.
         */
        JoinBody: {
            /**
             * Invite
             * @default
             */
            invite: string;
            /** Seat */
            seat: number;
        };
        /**
         * LineBody
         * @description A line to try.
         */
        LineBody: {
            /**
             * Line
             * @example build tower
             */
            line: string;
            /** Seat */
            seat: number;
        };
        /**
         * LinkBody
         * @description The token of a link that one's other device made.
         */
        LinkBody: {
            /** Token */
            token: string;
        };
        /**
         * ListedTable
         * @description A table in a list, with what it asks of the reader.
         */
        ListedTable: {
            asked: components["schemas"]["AskedSight"][];
            host: number | null;
            hosting: boolean;
            id: string;
            made: number;
            moved: number;
            moves: number;
            old_rules: boolean;
            options: {
                [key: string]: string;
            };
            origin: string;
            public: boolean;
            result: string;
            seats: components["schemas"]["SeatSight"][];
            settings: components["schemas"]["TableSettings"];
            state: string;
            title: string;
            waiting: number[];
        };
        /** @description A message of the socket `/api/tables/{table}/live`. */
        LiveMessage: components["schemas"]["Sight"] | components["schemas"]["Talk"] | components["schemas"]["Presence"] | components["schemas"]["ErrorAnswer"];
        /**
         * Me
         * @description Who one is to others; empty for somebody who has not said a name yet.
         * @example {
         *       "account": "lucrezia",
         *       "name": "Lucrezia"
         *     }
         */
        Me: {
            account: string;
            name: string;
        };
        /**
         * Message
         * @description A sentence of the catalogues, not yet in a language.
         */
        Message: {
            /** @default {} */
            arguments: {
                [key: string]: number | string | string[];
            };
            key: string;
        };
        /**
         * MoveSight
         * @description A move one may make: its text, and what its button says.
         */
        MoveSight: {
            message: components["schemas"]["Message"];
            text: string;
        };
        /**
         * MoveTold
         * @description A move that stands: its number in the log, how many moves stood after it (`at`), who made it and when.
         *
         *         `points` are those of every seat after it, as far as the reader may know; `text` is told once the game is over.
         */
        MoveTold: {
            at: number;
            events: unknown[];
            made: number;
            number: number;
            points: number[];
            seat: number;
            text?: string;
        };
        /**
         * MovesBody
         * @description A line of moves, the number of the question it answers, and an id that makes sending it twice harmless.
         */
        MovesBody: {
            /**
             * Client
             * @default
             */
            client: string;
            /**
             * Line
             * @example build tower, place tower d4 r1
             */
            line: string;
            /** Question */
            question: number;
            /** Seat */
            seat: number;
        };
        /**
         * NameBody
         * @description A name to play under.
         */
        NameBody: {
            /**
             * Name
             * @example Lucrezia
             */
            name: string;
        };
        /**
         * NewTable
         * @description A table just made: how one sees it, and the token of its link.
         * @example {
         *       "invite": "k3v…",
         *       "sight": {
         *         "again": false,
         *         "ask": {},
         *         "ask_back": null,
         *         "deadlines": {},
         *         "events": [
         *           {
         *             "item": "lake",
         *             "price": 300,
         *             "seat": 1,
         *             "type": "bidmade"
         *           }
         *         ],
         *         "invite": "",
         *         "number": 7,
         *         "only_choice": [],
         *         "orders": {},
         *         "outcome": null,
         *         "questions": {
         *           "0": {
         *             "arguments": {
         *               "item": "lake",
         *               "leader_seat": 1,
         *               "least": 400,
         *               "price": 300
         *             },
         *             "auction": {
         *               "leader": 1,
         *               "least": 400,
         *               "lot": "lake",
         *               "price": 300,
         *               "rivals": [
         *                 1
         *               ]
         *             },
         *             "deadline": 1760086460,
         *             "key": "princes-question-bid",
         *             "moves": [
         *               {
         *                 "message": {
         *                   "arguments": {
         *                     "amount": 400
         *                   },
         *                   "key": "princes-move-bid"
         *                 },
         *                 "text": "bid 400"
         *               },
         *               {
         *                 "message": {
         *                   "arguments": {},
         *                   "key": "princes-move-pass"
         *                 },
         *                 "text": "pass"
         *               }
         *             ],
         *             "number": 7,
         *             "paragraph": "3.3",
         *             "refused": [
         *               {
         *                 "message": {
         *                   "arguments": {
         *                     "amount": 900
         *                   },
         *                   "key": "princes-move-bid"
         *                 },
         *                 "refusal": {
         *                   "arguments": {},
         *                   "key": "princes-refusal-exact-raise",
         *                   "paragraph": "3.3"
         *                 },
         *                 "text": "bid 900"
         *               }
         *             ]
         *           }
         *         },
         *         "seat": 0,
         *         "sheets": [],
         *         "standing": 0,
         *         "table": {
         *           "host": 0,
         *           "hosting": true,
         *           "id": "Tb3xQ9aLk2Zp",
         *           "made": 1760000000,
         *           "moved": 1760000060,
         *           "moves": 7,
         *           "old_rules": false,
         *           "options": {
         *             "edition": "2006"
         *           },
         *           "origin": "",
         *           "public": false,
         *           "result": "",
         *           "seats": [
         *             {
         *               "away": false,
         *               "kind": "person",
         *               "mine": true,
         *               "name": "Lucrezia",
         *               "seat": 0,
         *               "spec": ""
         *             },
         *             {
         *               "away": false,
         *               "kind": "bot",
         *               "mine": false,
         *               "name": "Bianca",
         *               "seat": 1,
         *               "spec": "quick"
         *             }
         *           ],
         *           "settings": {
         *             "clock": {
         *               "move_seconds": 86400,
         *               "reserve_seconds": 0
         *             },
         *             "hints": true,
         *             "on_timeout": "bot",
         *             "veil": false,
         *             "watchers": true
         *           },
         *           "state": "playing",
         *           "title": "princes",
         *           "waiting": [
         *             0
         *           ]
         *         },
         *         "undo": {
         *           "0": 7
         *         },
         *         "view": {
         *           "round": 1,
         *           "seat": 0,
         *           "waiting": [
         *             0
         *           ]
         *         }
         *       }
         *     }
         */
        NewTable: {
            invite: string;
            sight: components["schemas"]["Sight"];
        };
        /**
         * OnlyChoiceBody
         * @description Whether the server answers for a seat where it has one choice.
         */
        OnlyChoiceBody: {
            /** Seat */
            seat: number;
            /** Take */
            take: boolean;
        };
        /**
         * OptionAnswer
         * @description A choice about the rules; `refused` says of what cannot be chosen with any number of players why not.
         */
        OptionAnswer: {
            choices: (string | number | boolean)[];
            default: string | number | boolean;
            key: string;
            refused: {
                [key: string]: string;
            };
            sentence: components["schemas"]["Text"];
        };
        /**
         * Order
         * @description A standing order: up to a limit for one lot against rivals, then pass or ask; or pass unless a lot comes.
         */
        Order: {
            kind: string;
            /** @default 0 */
            limit: number;
            /** @default  */
            lot: string;
            /** @default [] */
            rivals: number[];
            /** @default ask */
            then: string;
            /** @default [] */
            unless: string[];
        };
        /**
         * OrderBody
         * @description A standing order, kept secret: up to a limit for one lot against rivals, or pass unless a lot comes.
         */
        OrderBody: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "bid" | "pass";
            /**
             * Limit
             * @default 0
             * @example 600
             */
            limit: number;
            /**
             * Lot
             * @default
             * @example lake
             */
            lot: string;
            /**
             * Rivals
             * @default []
             */
            rivals: number[];
            /** Seat */
            seat: number;
            /**
             * Then
             * @default ask
             * @enum {string}
             */
            then: "pass" | "ask";
            /**
             * Unless
             * @default []
             */
            unless: string[];
        };
        /**
         * Outcome
         * @description How a game ended: places (shared ones alike), points, and every scoring line of every seat.
         */
        Outcome: {
            lines: {
                [key: string]: number;
            }[];
            ranks: number[];
            scores: number[];
        };
        /**
         * OwnTable
         * @description A table one sits at, and what one has played there, in the texts of the moves.
         */
        OwnTable: {
            id: string;
            lines: string[];
            made: number;
            moved: number;
            result: string;
            seats: {
                [key: string]: string;
            };
            state: string;
            title: string;
        };
        /**
         * OwnWords
         * @description Something one has said at a table.
         */
        OwnWords: {
            made: number;
            table: string;
            text: string;
        };
        /**
         * ParagraphAnswer
         * @description A numbered paragraph; its text is markdown.
         */
        ParagraphAnswer: {
            number: string;
            text: string;
        };
        /**
         * PlayOnBody
         * @description From which position of a finished table, from whose eyes, and who plays.
         */
        PlayOnBody: {
            /** At */
            at: number;
            /** Seat */
            seat: number;
            /**
             * Seats
             * @example [
             *       {
             *         "kind": "me"
             *       },
             *       {
             *         "kind": "bot",
             *         "spec": "quick"
             *       }
             *     ]
             */
            seats: components["schemas"]["SeatBody"][];
        };
        /**
         * Position
         * @description A place in a game: so many moves stood `at` it, of so many in all, seen by a seat or a spectator.
         *
         *         `events` are those of the last of these moves.
         * @example {
         *       "at": 12,
         *       "events": [
         *         {
         *           "item": "lake",
         *           "price": 300,
         *           "seat": 1,
         *           "type": "bidmade"
         *         }
         *       ],
         *       "moves": 300,
         *       "seat": 0,
         *       "view": {
         *         "round": 1,
         *         "seat": 0,
         *         "waiting": [
         *           0
         *         ]
         *       }
         *     }
         */
        Position: {
            at: number;
            events: unknown[];
            moves: number;
            seat: number | null;
            view: unknown;
        };
        /**
         * Presence
         * @description The seats whose people have the table open; comes over the socket when somebody comes or goes.
         * @example {
         *       "present": [
         *         0
         *       ]
         *     }
         */
        Presence: {
            present: number[];
        };
        /**
         * PreviewSight
         * @description What a line would lead to, as far as its seat can know.
         *
         *         `free`: nothing is learnt by it, so it can be taken back. Where something is, neither events nor a question are
         *         told, and the view is the one before the move that learns it.
         * @example {
         *       "events": [
         *         {
         *           "item": "lake",
         *           "price": 300,
         *           "seat": 1,
         *           "type": "bidmade"
         *         }
         *       ],
         *       "free": true,
         *       "question": null,
         *       "view": {
         *         "round": 1,
         *         "seat": 0,
         *         "waiting": [
         *           0
         *         ]
         *       }
         *     }
         */
        PreviewSight: {
            events: unknown[];
            free: boolean;
            question: components["schemas"]["QuestionSight"] | null;
            view: unknown;
        };
        /**
         * QuestionSight
         * @description What a seat is asked, the number to answer it by, and until when.
         */
        QuestionSight: {
            arguments: unknown;
            auction: components["schemas"]["AuctionState"] | null;
            deadline: number | null;
            key: string;
            moves: components["schemas"]["MoveSight"][];
            number: number;
            paragraph: string;
            refused: components["schemas"]["RefusedSight"][];
        };
        /**
         * Refusal
         * @description Why a move is not allowed, and the paragraph that says so.
         *
         *         Rules give constants, so that listing moves builds nothing. When one is told, its arguments are those of the
         *         question asked and of the move's message.
         */
        Refusal: {
            /** @default {} */
            arguments: {
                [key: string]: number | string | string[];
            };
            key: string;
            paragraph: string;
        };
        /**
         * RefusedSight
         * @description A move one would think of, and why not.
         */
        RefusedSight: {
            message: components["schemas"]["Message"];
            refusal: components["schemas"]["Refusal"];
            text: string;
        };
        /**
         * Review
         * @description What turned a game, in the order in which it came.
         * @example {
         *       "turning_points": [
         *         {
         *           "after": 33,
         *           "at": 39,
         *           "before": 21,
         *           "event": {
         *             "item": "lake",
         *             "price": 300,
         *             "seat": 1,
         *             "type": "bidmade"
         *           },
         *           "seat": 1
         *         }
         *       ]
         *     }
         */
        Review: {
            turning_points: components["schemas"]["TurningPoint"][];
        };
        /**
         * RulesAnswer
         * @description The rules of a game in one language; the summary is markdown, and empty where there is none.
         * @example {
         *       "chapters": [
         *         {
         *           "heading": "The auction",
         *           "number": "3",
         *           "paragraphs": [
         *             {
         *               "number": "3.2",
         *               "text": "The player to open names **one** item."
         *             }
         *           ]
         *         }
         *       ],
         *       "summary": "Seven rounds; the most prestige wins (7.5).",
         *       "title": "The Princes of Florence"
         *     }
         */
        RulesAnswer: {
            chapters: components["schemas"]["ChapterAnswer"][];
            summary: string;
            title: string;
        };
        /**
         * Said
         * @description Something said at a table, by whom and from which seat; `phrase` is the key of words that all can read.
         * @example {
         *       "made": 1760000000,
         *       "name": "Lucrezia",
         *       "number": 1,
         *       "phrase": "",
         *       "seat": null,
         *       "text": "Good luck!"
         *     }
         */
        Said: {
            made: number;
            name: string;
            number: number;
            /** @default  */
            phrase: string;
            /** @default null */
            seat: number | null;
            text: string;
        };
        /**
         * SeatBody
         * @description Who shall sit there: me, a bot by its spec, or whoever comes.
         */
        SeatBody: {
            /**
             * Kind
             * @example bot
             * @enum {string}
             */
            kind: "me" | "bot" | "open";
            /**
             * Name
             * @default
             */
            name: string;
            /**
             * Spec
             * @default
             * @example quick
             */
            spec: string;
        };
        /**
         * SeatOnlyBody
         * @description The seat one speaks for.
         */
        SeatOnlyBody: {
            /** Seat */
            seat: number;
        };
        /**
         * SeatSight
         * @description Who sits where.
         */
        SeatSight: {
            away: boolean;
            kind: string;
            mine: boolean;
            name: string;
            seat: number;
            spec: string;
        };
        /**
         * Sight
         * @description One message to one reader. `number` counts the log: who has seen it asks for what comes behind it.
         *
         *         So many moves are `standing`; `undo` tells for each own seat that may take something back alone to how many, `ask`
         *         to where it could ask the others to go back. `again`: what the reader has is not continued but replaced; events are
         *         then all that stand. `invite` is the token of the link, for those who sit at a table that waits for others.
         *         `outcome` tells how a finished game ended, `sheets` what everybody would have if it ended now, by source and as far
         *         as the reader can know; `deadlines` until when seats that are asked may think. For own seats in `only_choice` the
         *         server answers where there is one choice; the first event of such an answer has `only_choice` too, for its owner.
         * @example {
         *       "again": false,
         *       "ask": {},
         *       "ask_back": null,
         *       "deadlines": {},
         *       "events": [
         *         {
         *           "item": "lake",
         *           "price": 300,
         *           "seat": 1,
         *           "type": "bidmade"
         *         }
         *       ],
         *       "invite": "",
         *       "number": 7,
         *       "only_choice": [],
         *       "orders": {},
         *       "outcome": null,
         *       "questions": {
         *         "0": {
         *           "arguments": {
         *             "item": "lake",
         *             "leader_seat": 1,
         *             "least": 400,
         *             "price": 300
         *           },
         *           "auction": {
         *             "leader": 1,
         *             "least": 400,
         *             "lot": "lake",
         *             "price": 300,
         *             "rivals": [
         *               1
         *             ]
         *           },
         *           "deadline": 1760086460,
         *           "key": "princes-question-bid",
         *           "moves": [
         *             {
         *               "message": {
         *                 "arguments": {
         *                   "amount": 400
         *                 },
         *                 "key": "princes-move-bid"
         *               },
         *               "text": "bid 400"
         *             },
         *             {
         *               "message": {
         *                 "arguments": {},
         *                 "key": "princes-move-pass"
         *               },
         *               "text": "pass"
         *             }
         *           ],
         *           "number": 7,
         *           "paragraph": "3.3",
         *           "refused": [
         *             {
         *               "message": {
         *                 "arguments": {
         *                   "amount": 900
         *                 },
         *                 "key": "princes-move-bid"
         *               },
         *               "refusal": {
         *                 "arguments": {},
         *                 "key": "princes-refusal-exact-raise",
         *                 "paragraph": "3.3"
         *               },
         *               "text": "bid 900"
         *             }
         *           ]
         *         }
         *       },
         *       "seat": 0,
         *       "sheets": [],
         *       "standing": 0,
         *       "table": {
         *         "host": 0,
         *         "hosting": true,
         *         "id": "Tb3xQ9aLk2Zp",
         *         "made": 1760000000,
         *         "moved": 1760000060,
         *         "moves": 7,
         *         "old_rules": false,
         *         "options": {
         *           "edition": "2006"
         *         },
         *         "origin": "",
         *         "public": false,
         *         "result": "",
         *         "seats": [
         *           {
         *             "away": false,
         *             "kind": "person",
         *             "mine": true,
         *             "name": "Lucrezia",
         *             "seat": 0,
         *             "spec": ""
         *           },
         *           {
         *             "away": false,
         *             "kind": "bot",
         *             "mine": false,
         *             "name": "Bianca",
         *             "seat": 1,
         *             "spec": "quick"
         *           }
         *         ],
         *         "settings": {
         *           "clock": {
         *             "move_seconds": 86400,
         *             "reserve_seconds": 0
         *           },
         *           "hints": true,
         *           "on_timeout": "bot",
         *           "veil": false,
         *           "watchers": true
         *         },
         *         "state": "playing",
         *         "title": "princes",
         *         "waiting": [
         *           0
         *         ]
         *       },
         *       "undo": {
         *         "0": 7
         *       },
         *       "view": {
         *         "round": 1,
         *         "seat": 0,
         *         "waiting": [
         *           0
         *         ]
         *       }
         *     }
         */
        Sight: {
            /** @default false */
            again: boolean;
            /** @default {} */
            ask: {
                [key: string]: number;
            };
            /** @default null */
            ask_back: components["schemas"]["AskBack"] | null;
            /** @default {} */
            deadlines: {
                [key: string]: number;
            };
            /** @default [] */
            events: unknown[];
            /** @default  */
            invite: string;
            number: number;
            /** @default [] */
            only_choice: number[];
            /** @default {} */
            orders: {
                [key: string]: components["schemas"]["Order"];
            };
            /** @default null */
            outcome: components["schemas"]["Outcome"] | null;
            /** @default {} */
            questions: {
                [key: string]: components["schemas"]["QuestionSight"];
            };
            seat: number | null;
            /** @default [] */
            sheets: {
                [key: string]: number;
            }[];
            /** @default 0 */
            standing: number;
            table: components["schemas"]["TableSight"];
            /** @default {} */
            undo: {
                [key: string]: number;
            };
            view?: unknown;
        };
        /**
         * Standing
         * @description Games of one title with one number of players: how many, how many of them won, and the best result.
         */
        Standing: {
            best: number;
            played: number;
            seats: number;
            title: string;
            won: number;
        };
        /**
         * Statistics
         * @description How one's finished games went, by title and number of players.
         * @example {
         *       "standings": [
         *         {
         *           "best": 47,
         *           "played": 4,
         *           "seats": 3,
         *           "title": "princes",
         *           "won": 1
         *         }
         *       ]
         *     }
         */
        Statistics: {
            standings: components["schemas"]["Standing"][];
        };
        /**
         * Story
         * @description The log behind a number. `again`: something was taken back since then, and these are all moves that stand.
         * @example {
         *       "again": false,
         *       "moves": [
         *         {
         *           "at": 39,
         *           "events": [
         *             {
         *               "item": "lake",
         *               "price": 300,
         *               "seat": 1,
         *               "type": "bidmade"
         *             }
         *           ],
         *           "made": 1760000000,
         *           "number": 41,
         *           "points": [
         *             3,
         *             5
         *           ],
         *           "seat": 1
         *         }
         *       ],
         *       "number": 41,
         *       "seat": 0,
         *       "start": [
         *         0,
         *         0
         *       ]
         *     }
         */
        Story: {
            again: boolean;
            moves: components["schemas"]["MoveTold"][];
            number: number;
            seat: number | null;
            start: number[];
        };
        /**
         * TableBody
         * @description A new table. A lesson's number is its deal: the same cards for everybody, and no open seat.
         */
        TableBody: {
            /**
             * @default {
             *       "move_seconds": 0,
             *       "reserve_seconds": 0
             *     }
             */
            clock: components["schemas"]["ClockBody"];
            /**
             * Components
             * @default
             */
            components: string;
            /**
             * Hints
             * @default true
             */
            hints: boolean;
            /** Lesson */
            lesson?: number | null;
            /**
             * On Timeout
             * @default bot
             * @enum {string}
             */
            on_timeout: "bot" | "end";
            /**
             * Options
             * @default {}
             * @example {
             *       "edition": "2006"
             *     }
             */
            options: {
                [key: string]: string;
            };
            /**
             * Public
             * @default false
             */
            public: boolean;
            /**
             * Seats
             * @example [
             *       {
             *         "kind": "me"
             *       },
             *       {
             *         "kind": "bot",
             *         "spec": "quick"
             *       }
             *     ]
             */
            seats: components["schemas"]["SeatBody"][];
            /**
             * Title
             * @default princes
             */
            title: string;
            /**
             * Veil
             * @default false
             */
            veil: boolean;
            /**
             * Watchers
             * @default true
             */
            watchers: boolean;
        };
        /**
         * TableSettings
         * @description What the players of a table agreed on, beside the rules.
         */
        TableSettings: {
            /**
             * @default {
             *       "move_seconds": 0,
             *       "reserve_seconds": 0
             *     }
             */
            clock: components["schemas"]["Clock"];
            /** @default true */
            hints: boolean;
            /** @default bot */
            on_timeout: string;
            /** @default false */
            veil: boolean;
            /** @default true */
            watchers: boolean;
        };
        /**
         * TableSight
         * @description What everybody may know of a table, whatever the game.
         *
         *         `hosting`: the reader made it; `host` is the first seat of who did, if that person sits there. `old_rules`: it was
         *         begun under other rules than those of today, and cannot be opened.
         */
        TableSight: {
            host: number | null;
            hosting: boolean;
            id: string;
            made: number;
            moved: number;
            moves: number;
            old_rules: boolean;
            options: {
                [key: string]: string;
            };
            origin: string;
            public: boolean;
            result: string;
            seats: components["schemas"]["SeatSight"][];
            settings: components["schemas"]["TableSettings"];
            state: string;
            title: string;
            waiting: number[];
        };
        /**
         * TablesAnswer
         * @description A list of tables.
         * @example {
         *       "tables": [
         *         {
         *           "asked": [
         *             {
         *               "arguments": {
         *                 "item": "lake"
         *               },
         *               "deadline": 1760086460,
         *               "key": "princes-question-bid",
         *               "seat": 0,
         *               "since": 1760000060
         *             }
         *           ],
         *           "host": 0,
         *           "hosting": true,
         *           "id": "Tb3xQ9aLk2Zp",
         *           "made": 1760000000,
         *           "moved": 1760000060,
         *           "moves": 7,
         *           "old_rules": false,
         *           "options": {
         *             "edition": "2006"
         *           },
         *           "origin": "",
         *           "public": false,
         *           "result": "",
         *           "seats": [
         *             {
         *               "away": false,
         *               "kind": "person",
         *               "mine": true,
         *               "name": "Lucrezia",
         *               "seat": 0,
         *               "spec": ""
         *             },
         *             {
         *               "away": false,
         *               "kind": "bot",
         *               "mine": false,
         *               "name": "Bianca",
         *               "seat": 1,
         *               "spec": "quick"
         *             }
         *           ],
         *           "settings": {
         *             "clock": {
         *               "move_seconds": 86400,
         *               "reserve_seconds": 0
         *             },
         *             "hints": true,
         *             "on_timeout": "bot",
         *             "veil": false,
         *             "watchers": true
         *           },
         *           "state": "playing",
         *           "title": "princes",
         *           "waiting": [
         *             0
         *           ]
         *         }
         *       ]
         *     }
         */
        TablesAnswer: {
            tables: components["schemas"]["ListedTable"][];
        };
        /**
         * Talk
         * @description What was said, in order; comes over the socket when somebody speaks.
         * @example {
         *       "chat": [
         *         {
         *           "made": 1760000000,
         *           "name": "Lucrezia",
         *           "number": 1,
         *           "phrase": "",
         *           "seat": null,
         *           "text": "Good luck!"
         *         }
         *       ]
         *     }
         */
        Talk: {
            chat: components["schemas"]["Said"][];
        };
        /**
         * Text
         * @description A few words that exist in both languages from the start: a title's name, an option's sentence.
         */
        Text: {
            en: string;
            fr: string;
        };
        /**
         * TurningPoint
         * @description A deed after which its seat stood otherwise, so many moves into the game.
         *
         *         Its chance to win went from `before` to `after`, in per cent; `event` is what it did.
         */
        TurningPoint: {
            after: number;
            at: number;
            before: number;
            event: unknown;
            seat: number;
        };
        /**
         * UndoBody
         * @description To where so many moves stood.
         */
        UndoBody: {
            /** Seat */
            seat: number;
            /** To */
            to: number;
        };
        /**
         * BalconyFilled
         * @description The contract of a balcony was filled.
         */
        "firenze.BalconyFilled": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            colour: string;
            height: number;
            level: number;
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "balconyfilled";
        };
        /**
         * BrickStolen
         * @description A brick changed storehouses.
         */
        "firenze.BrickStolen": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            colour: string;
            from_seat: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "brickstolen";
        };
        /**
         * BricksDrawn
         * @description Bricks came out of the bag by chance.
         */
        "firenze.BricksDrawn": {
            bricks: string[];
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "bricksdrawn";
        };
        /**
         * BricksLost
         * @description Bricks went to the bag because of a card.
         */
        "firenze.BricksLost": {
            bricks: string[];
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "brickslost";
        };
        /**
         * BricksPicked
         * @description Bricks were chosen out of the bag.
         */
        "firenze.BricksPicked": {
            bricks: string[];
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "brickspicked";
        };
        /**
         * BricksReturned
         * @description Bricks above the limit went to the bag.
         */
        "firenze.BricksReturned": {
            bricks: string[];
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "bricksreturned";
        };
        /**
         * BricksSwapped
         * @description Bricks were swapped one for one with a card of the row.
         */
        "firenze.BricksSwapped": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            given_bricks: string[];
            seat: number;
            taken_bricks: string[];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "bricksswapped";
        };
        /**
         * BricksView
         * @description A heap of bricks by colour.
         */
        "firenze.BricksView": {
            blue: number;
            green: number;
            red: number;
            violet: number;
            white: number;
            yellow: number;
        };
        /**
         * CardDiscarded
         * @description A card above the limit went to the discard pile.
         */
        "firenze.CardDiscarded": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "carddiscarded";
        };
        /**
         * CardHandedOn
         * @description A card went to another player's hand.
         */
        "firenze.CardHandedOn": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            to_seat: number;
            /** @enum {unknown} */
            type: "cardhandedon";
        };
        /**
         * CardTaken
         * @description A card was taken from the row with the bricks on it.
         */
        "firenze.CardTaken": {
            bricks: string[];
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "cardtaken";
        };
        /**
         * CelebrationDiscarded
         * @description A celebration went to the discard pile.
         */
        "firenze.CelebrationDiscarded": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "celebrationdiscarded";
        };
        /**
         * CelebrationScored
         * @description A celebration was scored at the end.
         */
        "firenze.CelebrationScored": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "celebrationscored";
        };
        /**
         * CelebrationView
         * @description A celebration in hand and what it would score now.
         */
        "firenze.CelebrationView": {
            card: string;
            points: number;
        };
        /**
         * Change
         * @description Points or money that came or went, and why: a score sheet is the sum of these.
         */
        "firenze.Change": {
            amount: number;
            seat: number;
            source: string;
            what: string;
        };
        /**
         * CharacterPlayed
         * @description A character was played and discarded.
         */
        "firenze.CharacterPlayed": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "characterplayed";
        };
        /**
         * ChurchGone
         * @description The oldest church made way for a new one.
         */
        "firenze.ChurchGone": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "churchgone";
        };
        /**
         * ChurchPlaced
         * @description A church stands on one of the places.
         */
        "firenze.ChurchPlaced": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "churchplaced";
        };
        /**
         * ContractFilled
         * @description A contract was filled.
         */
        "firenze.ContractFilled": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            colour: string;
            height: number;
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "contractfilled";
        };
        /**
         * ContractView
         * @description A contract. `level` is that of the balcony on it, or 0; `seat` whose letter covers it.
         */
        "firenze.ContractView": {
            colour: string;
            height: number;
            level: number;
            neutral: boolean;
            open: boolean;
            owner_seat: number | null;
            points: number;
        };
        /**
         * CostPaid
         * @description The cost of building went to the bag.
         */
        "firenze.CostPaid": {
            bricks: string[];
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "costpaid";
        };
        /**
         * Exchanged
         * @description Bricks were laid on a card of the row for one that lay there.
         */
        "firenze.Exchanged": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            colour: string;
            given_bricks: string[];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "exchanged";
        };
        /**
         * FamilyView
         * @description A player: points, letters left, bricks, towers, cards.
         */
        "firenze.FamilyView": {
            brick_limit: number;
            building_cards: string[];
            card_limit: number;
            celebrations: components["schemas"]["firenze.CelebrationView"][];
            character_cards: string[];
            letters: number;
            points: number;
            seat: number;
            store: components["schemas"]["firenze.BricksView"];
            towers: components["schemas"]["firenze.TowerView"][];
        };
        /**
         * FirenzeView
         * @description The table as everybody sees it.
         */
        "firenze.FirenzeView": {
            active_seat: number;
            bag: components["schemas"]["firenze.BricksView"];
            church_cards: string[];
            contracts: components["schemas"]["firenze.ContractView"][];
            discarded_cards: string[];
            draw_pile: number;
            end_tile_seat: number | null;
            families: components["schemas"]["firenze.FamilyView"][];
            first_seat: number;
            flags: components["schemas"]["firenze.FlagView"][];
            laid: number;
            last_turns: boolean;
            level_tiles: components["schemas"]["firenze.LevelTileView"][];
            phase: number;
            round: number;
            row: components["schemas"]["firenze.RowView"][];
            seat: number | null;
            starting_cards: number;
            waiting: number[];
        };
        /**
         * FlagView
         * @description The flag of a tower.
         */
        "firenze.FlagView": {
            colour: string;
            points: number;
        };
        /**
         * FlagWon
         * @description The flag of a tower went to who has most letters on it.
         */
        "firenze.FlagWon": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            colour: string;
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "flagwon";
        };
        /**
         * FloorLost
         * @description A tower lost its top brick to the bag; the height is what is left.
         */
        "firenze.FloorLost": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            colour: string;
            height: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "floorlost";
        };
        /**
         * GameEnded
         * @description The game is over; several winners share it.
         */
        "firenze.GameEnded": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "gameended";
            winners: number[];
        };
        /**
         * LastLetter
         * @description A player was the first to place the last letter: all others have one more turn.
         */
        "firenze.LastLetter": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "lastletter";
        };
        /**
         * LevelTileView
         * @description A level tile that can still be won.
         */
        "firenze.LevelTileView": {
            height: number;
            points: number;
        };
        /**
         * LevelTileWon
         * @description The first contract of a height earned the level tile.
         */
        "firenze.LevelTileWon": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            height: number;
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "leveltilewon";
        };
        /**
         * PointsByCard
         * @description A church or an event changed a score.
         */
        "firenze.PointsByCard": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "pointsbycard";
        };
        /**
         * PricePaid
         * @description Bricks were laid on the cards to the left, one on each.
         */
        "firenze.PricePaid": {
            bricks: string[];
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "pricepaid";
        };
        /**
         * Ready
         * @description A seat has given its answer to a question that all answer at once.
         */
        "firenze.Ready": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "ready";
        };
        /**
         * Reshuffled
         * @description The discard pile became the new draw pile.
         */
        "firenze.Reshuffled": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            count: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "reshuffled";
        };
        /**
         * RoundsOver
         * @description The game stops after its last round though letters are left.
         */
        "firenze.RoundsOver": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            round: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "roundsover";
        };
        /**
         * RowRefilled
         * @description A new card lies at the end of the row, with bricks from the bag.
         */
        "firenze.RowRefilled": {
            bricks: string[];
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "rowrefilled";
        };
        /**
         * RowView
         * @description A card of the row: its price for the active player, and the bricks on it.
         */
        "firenze.RowView": {
            bricks: components["schemas"]["firenze.BricksView"];
            card: string;
            price: number;
        };
        /**
         * RuleChanged
         * @description A card changes a rule for the rest of the turn.
         */
        "firenze.RuleChanged": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "rulechanged";
        };
        /**
         * TowerBegun
         * @description A new tower stands, of so many floors.
         */
        "firenze.TowerBegun": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            colour: string;
            height: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "towerbegun";
        };
        /**
         * TowerFell
         * @description A tower that did not grow was destroyed: so many bricks to the bag, so many to the storehouse.
         */
        "firenze.TowerFell": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            colour: string;
            height: number;
            kept: number;
            lost: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "towerfell";
        };
        /**
         * TowerRaised
         * @description A tower grew to a height.
         */
        "firenze.TowerRaised": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            colour: string;
            height: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "towerraised";
        };
        /**
         * TowerView
         * @description A tower under construction; `grown` in this turn of its owner.
         */
        "firenze.TowerView": {
            colour: string;
            grown: boolean;
            height: number;
        };
        /**
         * TurnBegan
         * @description A player's turn begins.
         */
        "firenze.TurnBegan": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            round: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "turnbegan";
        };
        /**
         * TwinDiscarded
         * @description A building that its taker owned already went to the discard pile.
         */
        "firenze.TwinDiscarded": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "twindiscarded";
        };
        /**
         * AlmsGiven
         * @description Alms: the fee, the dice, and the workers who came.
         */
        "florenza.AlmsGiven": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            character: string;
            dice: string[];
            fee: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "almsgiven";
            work: string;
            workers: number;
        };
        /**
         * Arrested
         * @description The Captain had a worker arrested.
         */
        "florenza.Arrested": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            from_seat: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "arrested";
        };
        /**
         * BishopElected
         * @description The Bishop, elected so many times running.
         */
        "florenza.BishopElected": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            seat: number;
            times: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "bishopelected";
        };
        /**
         * Blocked
         * @description The Bishop blocks a preacher.
         */
        "florenza.Blocked": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            character: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "blocked";
        };
        /**
         * BuildingBegan
         * @description An unbuilt workshop lies on a slot, with a worker on it.
         */
        "florenza.BuildingBegan": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            seat: number;
            slot: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "buildingbegan";
            workshop: string;
        };
        /**
         * BuildingComplete
         * @description The last work of a Palazzo or Chiesa.
         */
        "florenza.BuildingComplete": {
            building: string;
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            gains: string[];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "buildingcomplete";
        };
        /**
         * BuildingFailed
         * @description An unbuilt workshop went back to the stock.
         */
        "florenza.BuildingFailed": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "buildingfailed";
            workshop: string;
        };
        /**
         * Built
         * @description A workshop was paid for and turned over.
         */
        "florenza.Built": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            costs: string[];
            gains: string[];
            seat: number;
            slot: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "built";
            workshop: string;
        };
        /**
         * CaptainElected
         * @description The Captain of the People, with the certificates he takes for his prestige.
         */
        "florenza.CaptainElected": {
            certificates: number;
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "captainelected";
        };
        /**
         * CardinalMade
         * @description A Cardinal gives up all influence for prestige.
         */
        "florenza.CardinalMade": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            gains: string[];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "cardinalmade";
        };
        /**
         * Change
         * @description Points or money that came or went, and why: a score sheet is the sum of these.
         */
        "florenza.Change": {
            amount: number;
            seat: number;
            source: string;
            what: string;
        };
        /**
         * CharacterView
         * @description A known character in the row: the column, and what has become of him this round.
         */
        "florenza.CharacterView": {
            character: string;
            column: number;
            held_seat: number | null;
            patron_seat: number | null;
            used: boolean;
            violet: boolean;
        };
        /**
         * CharactersCame
         * @description New characters from the bag.
         */
        "florenza.CharactersCame": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            characters: string[];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "characterscame";
        };
        /**
         * CharactersLeft
         * @description Those of the first column leave the game.
         */
        "florenza.CharactersLeft": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            characters: string[];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "charactersleft";
        };
        /**
         * CommissionView
         * @description A work in the making, its artist and the skill he was hired for.
         */
        "florenza.CommissionView": {
            artist_character: string;
            fee: number;
            skill: string;
            work: string;
        };
        /**
         * Commissioned
         * @description A worker and an artist stand on a work.
         */
        "florenza.Commissioned": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            character: string;
            seat: number;
            skill: string;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "commissioned";
            work: string;
        };
        /**
         * Converted
         * @description The Bishop converted a worker; `gained` is 0 if all of his own were in use.
         */
        "florenza.Converted": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            from_seat: number;
            gained: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "converted";
        };
        /**
         * CubesView
         * @description Cubes by kind.
         */
        "florenza.CubesView": {
            fabric: number;
            gold: number;
            marble: number;
            metal: number;
            spice: number;
            wood: number;
        };
        /**
         * DieRolled
         * @description The income die, for everybody.
         */
        "florenza.DieRolled": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            die: number;
            resource: string;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "dierolled";
        };
        /**
         * FamilyView
         * @description What everybody sees of a family; certificates and points are null where they are hidden.
         */
        "florenza.FamilyView": {
            at_market: boolean;
            certificates: number | null;
            commissions: components["schemas"]["florenza.CommissionView"][];
            crests: number;
            cubes: components["schemas"]["florenza.CubesView"];
            elected: number;
            family: string;
            florins: number;
            influence: number;
            ledger: components["schemas"]["florenza.LedgerView"][];
            passed: boolean;
            points: number | null;
            prestige: number;
            pulpit_works_used: string[];
            seat: number;
            slots: components["schemas"]["florenza.SlotView"][];
            workers_arrested: number;
            workers_placed: number;
            workers_ready: number;
            workers_reserve: number;
            works: string[];
        };
        /**
         * FlorenzaView
         * @description The table as one seat, or a spectator, sees it.
         */
        "florenza.FlorenzaView": {
            bag_characters: string[];
            bishop_seat: number | null;
            blocked_character: string;
            captain_seat: number | null;
            die_resource: string;
            families: components["schemas"]["florenza.FamilyView"][];
            offered_workshops: string[];
            order_seats: number[];
            phase: number;
            public_works: components["schemas"]["florenza.PublicWorkView"][];
            rolled: number[];
            round: number;
            rounds: number;
            row: components["schemas"]["florenza.CharacterView"][];
            seat: number | null;
            stock: components["schemas"]["florenza.StockView"][];
            supply: components["schemas"]["florenza.CubesView"];
            unknowns: components["schemas"]["florenza.UnknownView"][];
            waiting: number[];
        };
        /**
         * GameEnded
         * @description The game is over.
         */
        "florenza.GameEnded": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "gameended";
            winners: number[];
        };
        /**
         * LedgerView
         * @description A placed worker: what it needs, what will be there by then, and whether that is enough.
         */
        "florenza.LedgerView": {
            enough: boolean;
            needs: components["schemas"]["florenza.CubesView"];
            needs_florins: number;
            slot: number;
            task: string;
            there: components["schemas"]["florenza.CubesView"];
            there_florins: number;
            workshop_or_work: string;
        };
        /**
         * Masterpiece
         * @description An artist's card was turned to its violet side.
         */
        "florenza.Masterpiece": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            character: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "masterpiece";
        };
        /**
         * NoBishop
         * @description Nobody alone has the most influence, or enough of it.
         */
        "florenza.NoBishop": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "nobishop";
        };
        /**
         * NoCaptain
         * @description Several share the highest prestige.
         */
        "florenza.NoCaptain": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "nocaptain";
        };
        /**
         * Passed
         * @description A seat places no more workers this round.
         */
        "florenza.Passed": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "passed";
            workers: number;
        };
        /**
         * PowerUnused
         * @description An officer did nothing.
         */
        "florenza.PowerUnused": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            office: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "powerunused";
        };
        /**
         * PublicWorkView
         * @description A work of the city or the cathedral: whose it is, or who has a worker on it.
         */
        "florenza.PublicWorkView": {
            owner_seat: number | null;
            work: string;
            worker_seat: number | null;
        };
        /**
         * Ready
         * @description A seat has given its answer to a question that all answer at once.
         */
        "florenza.Ready": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "ready";
        };
        /**
         * Realised
         * @description A work was made; `die` is 0 for a nameless artist.
         */
        "florenza.Realised": {
            bonus: number;
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            character: string;
            costs: string[];
            die: number;
            gains: string[];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "realised";
            work: string;
        };
        /**
         * Received
         * @description The income of a seat.
         */
        "florenza.Received": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            gains: string[];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "received";
        };
        /**
         * Reserved
         * @description The Captain keeps an artist for himself.
         */
        "florenza.Reserved": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            character: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "reserved";
        };
        /**
         * RoundBegan
         * @description A round begins, in this order.
         */
        "florenza.RoundBegan": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            order_seats: number[];
            round: number;
            rounds: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "roundbegan";
        };
        /**
         * Scored
         * @description The final points of a seat.
         */
        "florenza.Scored": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "scored";
        };
        /**
         * SentToMarket
         * @description A worker goes to market.
         */
        "florenza.SentToMarket": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "senttomarket";
        };
        /**
         * SlotView
         * @description A slot with a workshop on it, built or not, and whose worker has still to act there.
         */
        "florenza.SlotView": {
            built: boolean;
            slot: number;
            worker_seat: number | null;
            workshop: string;
        };
        /**
         * StockView
         * @description How many tiles of a workshop are left.
         */
        "florenza.StockView": {
            stock: number;
            workshop: string;
        };
        /**
         * Traded
         * @description A dealing in the market.
         */
        "florenza.Traded": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            costs: string[];
            gains: string[];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "traded";
        };
        /**
         * UnknownView
         * @description How many nameless ones of a kind are left this round.
         */
        "florenza.UnknownView": {
            character: string;
            left: number;
        };
        /**
         * WorkFailed
         * @description A commission came to nothing: the fee that was paid, and 1 if a known artist went unpaid.
         */
        "florenza.WorkFailed": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            character: string;
            fee: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "workfailed";
            unpaid: number;
            work: string;
        };
        /**
         * WorkerSent
         * @description A worker stands on a workshop of his own district.
         */
        "florenza.WorkerSent": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            seat: number;
            slot: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "workersent";
            workshop: string;
        };
        /**
         * WorkerSentAbroad
         * @description A worker stands on a workshop of another district.
         */
        "florenza.WorkerSentAbroad": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            owner_seat: number;
            seat: number;
            slot: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "workersentabroad";
            workshop: string;
        };
        /**
         * WorkshopChosen
         * @description A workshop of the starting offer stands in a district.
         */
        "florenza.WorkshopChosen": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            seat: number;
            slot: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "workshopchosen";
            workshop: string;
        };
        /**
         * WorkshopIdle
         * @description A worker on a workshop did nothing, or nothing more.
         */
        "florenza.WorkshopIdle": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "workshopidle";
            workshop: string;
        };
        /**
         * WorkshopRun
         * @description A workshop was used.
         */
        "florenza.WorkshopRun": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            costs: string[];
            gains: string[];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "workshoprun";
            workshop: string;
        };
        /**
         * ActionPassed
         * @description A seat let its action go.
         */
        "il_principe.ActionPassed": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "actionpassed";
        };
        /**
         * BidMade
         * @description A seat bid more.
         */
        "il_principe.BidMade": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            price: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "bidmade";
        };
        /**
         * BuildingDeclined
         * @description The winner of an auction builds nothing.
         */
        "il_principe.BuildingDeclined": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "buildingdeclined";
        };
        /**
         * Built
         * @description A city was built.
         */
        "il_principe.Built": {
            cards: string[];
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            city: string;
            cost: number;
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "built";
        };
        /**
         * CardsGained
         * @description A role let a seat draw.
         */
        "il_principe.CardsGained": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            count: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "cardsgained";
        };
        /**
         * CardsPlayed
         * @description Cards of one colour lie face up before a seat.
         */
        "il_principe.CardsPlayed": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            count: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "cardsplayed";
        };
        /**
         * CardsView
         * @description So many cards of a colour.
         */
        "il_principe.CardsView": {
            card: string;
            count: number;
        };
        /**
         * Change
         * @description Points or money that came or went, and why: a score sheet is the sum of these.
         */
        "il_principe.Change": {
            amount: number;
            seat: number;
            source: string;
            what: string;
        };
        /**
         * CitiesRanOut
         * @description Too few cities are on display: the game is over at once.
         */
        "il_principe.CitiesRanOut": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            count: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "citiesranout";
        };
        /**
         * CityTurnedUp
         * @description A new city can be built.
         */
        "il_principe.CityTurnedUp": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            city: string;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "cityturnedup";
        };
        /**
         * CoinsGained
         * @description A role brought coins.
         */
        "il_principe.CoinsGained": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            coins: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "coinsgained";
        };
        /**
         * Drew
         * @description The cards a seat drew, for itself alone.
         */
        "il_principe.Drew": {
            cards: string[];
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "drew";
        };
        /**
         * FamilyView
         * @description What everybody sees of a family; coins are null where they are hidden.
         */
        "il_principe.FamilyView": {
            cities: string[];
            coins: number | null;
            face_down: components["schemas"]["il_principe.CardsView"][];
            face_up: components["schemas"]["il_principe.CardsView"][];
            family: string;
            hand_size: number;
            known_in_hand: components["schemas"]["il_principe.CardsView"][];
            laid_last: components["schemas"]["il_principe.CardsView"][];
            points: number;
            ready: boolean;
            seat: number;
            shields_left: number;
        };
        /**
         * GameEnded
         * @description The game is over; several winners share it.
         */
        "il_principe.GameEnded": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "gameended";
            winners: number[];
        };
        /**
         * GroupPutUp
         * @description A group of cards is put up for auction.
         */
        "il_principe.GroupPutUp": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            count: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "groupputup";
        };
        /**
         * GroupSold
         * @description A group of cards was paid for; its buyer is Il Principe.
         */
        "il_principe.GroupSold": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            count: number;
            price: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "groupsold";
        };
        /**
         * GroupUnsold
         * @description Nobody bid for a group of cards.
         */
        "il_principe.GroupUnsold": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            count: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "groupunsold";
        };
        /**
         * IlPrincipeView
         * @description The table as one seat, or a spectator, sees it.
         */
        "il_principe.IlPrincipeView": {
            cities_to_come: number;
            discards: components["schemas"]["il_principe.CardsView"][];
            display_cities: string[];
            families: components["schemas"]["il_principe.FamilyView"][];
            last_round: boolean;
            last_round_below: number;
            lot: components["schemas"]["il_principe.LotView"] | null;
            offer: components["schemas"]["il_principe.CardsView"][];
            own: components["schemas"]["il_principe.OwnView"] | null;
            pile: number;
            prince_seat: number;
            regions: components["schemas"]["il_principe.RegionView"][];
            roles: components["schemas"]["il_principe.RoleView"][];
            round: number;
            seat: number | null;
            waiting: number[];
        };
        /**
         * IncomeTaken
         * @description A seat took its coins and drew its cards.
         */
        "il_principe.IncomeTaken": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            coins: number;
            count: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "incometaken";
        };
        /**
         * Laid
         * @description The cards a seat had laid face down were turned up.
         */
        "il_principe.Laid": {
            cards: string[];
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "laid";
        };
        /**
         * LastRoundBegan
         * @description The draw pile is too low: a round without income begins, and then the game is over.
         */
        "il_principe.LastRoundBegan": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            pile: number;
            prince_seat: number;
            round: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "lastroundbegan";
        };
        /**
         * LineScored
         * @description One line of the final scoring.
         */
        "il_principe.LineScored": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            points: number;
            seat: number;
            source: string;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "linescored";
        };
        /**
         * LotView
         * @description What is under the hammer: a group of cards, or a role; the leader is null until somebody bids.
         */
        "il_principe.LotView": {
            card: string;
            leader_seat: number | null;
            price: number;
            role: string;
            still_in_seats: number[];
        };
        /**
         * NothingOffered
         * @description No card was left to be sold in the last round.
         */
        "il_principe.NothingOffered": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "nothingoffered";
        };
        /**
         * OfferDrawn
         * @description The cards of the last round were turned up from the draw pile.
         */
        "il_principe.OfferDrawn": {
            cards: string[];
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "offerdrawn";
        };
        /**
         * OwnView
         * @description What a seat alone sees of its own things.
         */
        "il_principe.OwnView": {
            coins: number;
            drawn_last: components["schemas"]["il_principe.CardsView"][];
            hand: components["schemas"]["il_principe.CardsView"][];
            known_in_pile: components["schemas"]["il_principe.CardsView"][];
            laid_cards: string[];
            playing_card: string;
            wishes: components["schemas"]["il_principe.WishView"][];
        };
        /**
         * Passed
         * @description A seat is out of this auction.
         */
        "il_principe.Passed": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "passed";
        };
        /**
         * PileRenewed
         * @description The discards were shuffled into a new draw pile.
         */
        "il_principe.PileRenewed": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            count: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "pilerenewed";
        };
        /**
         * PointsGained
         * @description A role brought points.
         */
        "il_principe.PointsGained": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "pointsgained";
        };
        /**
         * Ready
         * @description A seat has given its answer to a question that all answer at once.
         */
        "il_principe.Ready": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "ready";
        };
        /**
         * RegionView
         * @description A region and the shields in it, seat by seat.
         */
        "il_principe.RegionView": {
            region: string;
            shields: number[];
        };
        /**
         * RolePutUp
         * @description Several seats are tied, and a role is put up for auction among them.
         */
        "il_principe.RolePutUp": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            role: string;
            tied_seats: number[];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "roleputup";
        };
        /**
         * RoleStays
         * @description A role stays on the board.
         */
        "il_principe.RoleStays": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            role: string;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "rolestays";
        };
        /**
         * RoleTaken
         * @description A seat holds a role; who paid for it is Il Principe.
         */
        "il_principe.RoleTaken": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            price: number;
            role: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "roletaken";
        };
        /**
         * RoleView
         * @description The two roles of a colour and who holds them; null on the board, or where there is no such tile.
         */
        "il_principe.RoleView": {
            card: string;
            major_role: string;
            major_seat: number | null;
            minor_role: string;
            minor_seat: number | null;
        };
        /**
         * RolesPaid
         * @description A seat scores for its roles in the colours of a city that somebody else built.
         */
        "il_principe.RolesPaid": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            city: string;
            points: number;
            roles: string[];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "rolespaid";
        };
        /**
         * RoundBegan
         * @description A round begins.
         */
        "il_principe.RoundBegan": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            prince_seat: number;
            round: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "roundbegan";
        };
        /**
         * ShieldPlaced
         * @description A shield lies in a region.
         */
        "il_principe.ShieldPlaced": {
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            region: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "shieldplaced";
        };
        /**
         * TurnedDown
         * @description A major role costs half of the face-up cards of its colour.
         */
        "il_principe.TurnedDown": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            count: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "turneddown";
        };
        /**
         * TurnedUp
         * @description A card in front of a seat is face up again.
         */
        "il_principe.TurnedUp": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["il_principe.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "turnedup";
        };
        /**
         * WishView
         * @description A city on display, and what its viewer still lacks for it: cards by colour, and coins.
         */
        "il_principe.WishView": {
            city: string;
            lacks_cards: string[];
            lacks_coins: number;
        };
        /**
         * BestWork
         * @description The best work of the round, or one of the best.
         */
        "princes.BestWork": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "bestwork";
            value: number;
        };
        /**
         * BidMade
         * @description A seat raised.
         */
        "princes.BidMade": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            item: string;
            price: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "bidmade";
        };
        /**
         * BonusView
         * @description A bonus card in hand and what it would add now.
         */
        "princes.BonusView": {
            bonus: string;
            value: number;
        };
        /**
         * Bought
         * @description An item was paid for and taken.
         */
        "princes.Bought": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            item: string;
            price: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "bought";
        };
        /**
         * BuildingStock
         * @description How many of a building are left.
         */
        "princes.BuildingStock": {
            building: string;
            stock: number;
        };
        /**
         * Built
         * @description A building stands in an estate.
         */
        "princes.Built": {
            building: string;
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            cost: number;
            seat: number;
            square: string;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "built";
        };
        /**
         * CardScored
         * @description A prestige card was turned up at the end.
         */
        "princes.CardScored": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            points: number;
            prestige: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "cardscored";
        };
        /**
         * CardsChosen
         * @description Everybody has returned one of four profession cards.
         */
        "princes.CardsChosen": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "cardschosen";
        };
        /**
         * Change
         * @description Points or money that came or went, and why: a score sheet is the sum of these.
         */
        "princes.Change": {
            amount: number;
            seat: number;
            source: string;
            what: string;
        };
        /**
         * Chose
         * @description The card that was kept, for its owner alone.
         */
        "princes.Chose": {
            card: string;
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            pile: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "chose";
        };
        /**
         * Drew
         * @description A seat looks at cards of a pile to keep one.
         */
        "princes.Drew": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            cost: number;
            count: number;
            pile: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "drew";
        };
        /**
         * EstateView
         * @description What everybody sees of an estate; money is null where it is hidden.
         */
        "princes.EstateView": {
            best_work: number;
            bonus_cards: number;
            builders: number;
            buildings: string[];
            empty_squares: number;
            florins: number | null;
            forests: number;
            freedoms: string[];
            jesters: number;
            known_professions: string[];
            lakes: number;
            may_buy: boolean;
            parks: number;
            prestige: number;
            prestige_cards: number;
            professions_in_hand: number;
            professions_on_table: string[];
            ready: boolean;
            recruiting_in_hand: number;
            recruiting_on_table: number;
            revealed_prestige: string[];
            seat: number;
            tiles: components["schemas"]["princes.TileView"][];
            works: number;
        };
        /**
         * FreedomIntroduced
         * @description An estate has a freedom more.
         */
        "princes.FreedomIntroduced": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            cost: number;
            freedom: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "freedomintroduced";
        };
        /**
         * FreedomStock
         * @description How many of a freedom are left.
         */
        "princes.FreedomStock": {
            freedom: string;
            stock: number;
        };
        /**
         * GameEnded
         * @description The game is over; several winners share it.
         */
        "princes.GameEnded": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "gameended";
            winners: number[];
        };
        /**
         * ItemView
         * @description A pile of the auction.
         */
        "princes.ItemView": {
            closed: boolean;
            item: string;
            stock: number;
        };
        /**
         * Kept
         * @description One card was kept; the others go under the pile.
         */
        "princes.Kept": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            pile: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "kept";
        };
        /**
         * KnownView
         * @description What a seat knows of a pile: cards somewhere in it; those at the bottom, top first, empty where unknown.
         */
        "princes.KnownView": {
            cards_at_the_bottom: string[];
            cards_somewhere: string[];
            pile: string;
        };
        /**
         * LotView
         * @description The item under the hammer.
         */
        "princes.LotView": {
            item: string;
            leader_seat: number;
            price: number;
            still_in_seats: number[];
        };
        /**
         * Opened
         * @description An item was put up.
         */
        "princes.Opened": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            item: string;
            price: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "opened";
        };
        /**
         * OwnView
         * @description What a seat alone sees of its own things, and which squares of its estate are free.
         */
        "princes.OwnView": {
            bonus: components["schemas"]["princes.BonusView"][];
            florins: number;
            free_squares: string[];
            hand: components["schemas"]["princes.WorkView"][];
            known: components["schemas"]["princes.KnownView"][];
            looked_at_cards: string[];
            prestige: components["schemas"]["princes.PrestigeView"][];
            returned_profession: string;
            work: string;
            work_bonuses: string[];
        };
        /**
         * Passed
         * @description A seat is out of this auction.
         */
        "princes.Passed": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            item: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "passed";
        };
        /**
         * PileStock
         * @description How many cards a pile has.
         */
        "princes.PileStock": {
            pile: string;
            stock: number;
        };
        /**
         * Placed
         * @description A landscape lies in an estate.
         */
        "princes.Placed": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            landscape: string;
            seat: number;
            square: string;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "placed";
        };
        /**
         * PrestigeView
         * @description A prestige card held and what it would score now.
         */
        "princes.PrestigeView": {
            points: number;
            prestige: string;
        };
        /**
         * PrincesView
         * @description The table as one seat, or a spectator, sees it.
         */
        "princes.PrincesView": {
            buildings: components["schemas"]["princes.BuildingStock"][];
            estates: components["schemas"]["princes.EstateView"][];
            first_seat: number;
            freedoms: components["schemas"]["princes.FreedomStock"][];
            items: components["schemas"]["princes.ItemView"][];
            lot: components["schemas"]["princes.LotView"] | null;
            minimum: number;
            opening: number;
            own: components["schemas"]["princes.OwnView"] | null;
            piles: components["schemas"]["princes.PileStock"][];
            round: number;
            rounds: number;
            seat: number | null;
            waiting: number[];
        };
        /**
         * Ready
         * @description A seat has given its answer to a question that all answer at once.
         */
        "princes.Ready": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "ready";
        };
        /**
         * Recruited
         * @description A profession changed sides for a recruiting card.
         */
        "princes.Recruited": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            from_seat: number;
            profession: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "recruited";
        };
        /**
         * Renounced
         * @description A seat buys nothing this round.
         */
        "princes.Renounced": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "renounced";
        };
        /**
         * RoundBegan
         * @description A round begins: who is first, and what a work must be worth.
         */
        "princes.RoundBegan": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            first_seat: number;
            minimum: number;
            round: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "roundbegan";
        };
        /**
         * Saw
         * @description The cards a seat looked at, for itself alone.
         */
        "princes.Saw": {
            cards: string[];
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            pile: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "saw";
        };
        /**
         * TileView
         * @description A tile in an estate: what, and on which squares.
         */
        "princes.TileView": {
            squares: string[];
            tile: string;
        };
        /**
         * TurnEnded
         * @description A seat stopped before its actions were used up.
         */
        "princes.TurnEnded": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            left: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "turnended";
        };
        /**
         * WorkView
         * @description A card in hand as a work: each part of its value, the sum without bonus cards, and with all of them.
         */
        "princes.WorkView": {
            building: number;
            card: number;
            freedom: number;
            jester: number;
            landscape: number;
            profession: string;
            value: number;
            value_with_bonus: number;
        };
        /**
         * Worked
         * @description A work was made: what it was worth, with which bonus cards, and how it was paid.
         */
        "princes.Worked": {
            bonuses: string[];
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            florins: number;
            points: number;
            profession: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "worked";
            value: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    open_account_api_account_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    address_api_email_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    email_api_email_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamesAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    game_box_api_games__game__box_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    rules_api_games__game__rules__language__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    texts_api_games__game__texts__language__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example princes-question-bid = Bid { $price } for { $the_item }, or pass? */
                    "text/plain": string;
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    me_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    name_api_me_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    let_go_api_me_delete: {
        parameters: {
            query: {
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    belongings_api_me_belongings_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Belongings"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    device_link_api_me_device_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceLink"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    statistics_api_me_statistics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    sign_in_api_session_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    sign_out_api_session_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    come_by_link_api_session_device_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    tables_api_tables_get: {
        parameters: {
            query?: {
                which?: "mine" | "open" | "finished";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TablesAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    make_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableBody"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    look_api_tables__table__get: {
        parameters: {
            query?: {
                since?: number | null;
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    agree_api_tables__table__agree_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreeBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    box_api_tables__table__box_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    chat_api_tables__table__chat_get: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Talk"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    say_api_tables__table__chat_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Said"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    end_api_tables__table__end_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    events_api_tables__table__events_get: {
        parameters: {
            query?: {
                since?: number | null;
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    fill_api_tables__table__fill_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FillBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    hint_api_tables__table__hint_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatOnlyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    join_api_tables__table__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    leave_api_tables__table__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatOnlyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    move_api_tables__table__moves_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovesBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    only_choice_api_tables__table__only_choice_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnlyChoiceBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    order_api_tables__table__order_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    cancel_api_tables__table__order__seat__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    play_on_api_tables__table__play_on_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayOnBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    preview_api_tables__table__preview_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewSight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    record_api_tables__table__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example signoria record 1 */
                    "text/plain": string;
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    rematch_api_tables__table__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    replay_api_tables__table__replay_get: {
        parameters: {
            query?: {
                at?: number;
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    come_back_api_tables__table__return_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatOnlyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    review_api_tables__table__review_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    undo_api_tables__table__undo_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sight"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    healthz_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Healthy"];
                };
            };
            /** @description Refused, with one sentence. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused, with one sentence. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
}
