/** Made by `npm run schema` from a6692d59b444313af5edd25f545b6b1e59b366346e3328b7ff34897f48afac72. */
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
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Password
         * @description Another password; all other devices are signed out.
         */
        post: operations["change_password_api_account_password_post"];
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
         *
         *     A mail goes there first, with a link: only who opens it is written to.
         */
        post: operations["email_api_email_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm Email
         * @description Says that an address is one's own, by the link that was mailed there.
         */
        post: operations["confirm_email_api_email_confirm_post"];
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
         * @description A token for one's other device. Whoever has it is this person there, so it is short-lived and works once.
         */
        post: operations["device_link_api_me_device_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
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
         * End Sessions
         * @description Signs all other devices out; links to them that were not used yet are void.
         */
        delete: operations["end_sessions_api_me_sessions_delete"];
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
    "/api/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens
         * @description The programs that one has let in.
         */
        get: operations["tokens_api_me_tokens_get"];
        put?: never;
        /**
         * Make Token
         * @description Lets a program in: it plays as this person until the token is revoked.
         */
        post: operations["make_token_api_me_tokens_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens/{token}": {
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
         * Revoke
         * @description Lets a program in no more.
         */
        delete: operations["revoke_api_me_tokens__token__delete"];
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
         * @description My tables, those waiting for players, or those that are over; of one game, and page by page.
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
         *
         *     With a line it answers the question that this leads to: so the pay of a drafted work is proposed.
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
         * @description Gives a seat up; during a game a bot plays on until one comes back; with nobody else there, the table rests.
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
         * @description Plays a line of moves. When this answers it is on disk. Over the socket it is shorter (`LivePlay`).
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
         * @description Takes one's seat back from the bot, or says after time ran out that one is there; a table that rested goes on.
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
         * @description Whether the server answers, its database too, and its bots think; 503 if not.
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
         * @description Where one is written to when it is one's turn; empty for nowhere. Whether this server sends `mails` at all.
         * @example {
         *       "email": "lucrezia@example.org",
         *       "mails": true
         *     }
         */
        Address: {
            email: string;
            mails: boolean;
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
         * AskBackSight
         * @description Somebody asks to take back moves; `events` is what these told the reader, the first of them first.
         */
        AskBackSight: {
            agreed: number[];
            /** @default [] */
            events: unknown[];
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
         *         `notes` say of a thing, by the key of its name, what it costs and does, as a message of the catalogue.
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
         *       "notes": {
         *         "item-jester": {
         *           "arguments": {
         *             "value": 2
         *           },
         *           "key": "princes-note-jester"
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
            notes: {
                [key: string]: components["schemas"]["Message"];
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
         * Declined
         * @description The line sent under the id `declined` was not played: what HTTP would answer, its status and body.
         *
         *         The id is empty for what could not be read. With 503 nothing is known of it: it is to be sent again.
         * @example {
         *       "answer": {
         *         "error": "You cannot bid so much.",
         *         "key": "princes-refusal-too-poor",
         *         "paragraph": "3.3"
         *       },
         *       "declined": "0b9c6f4e",
         *       "status": 409
         *     }
         */
        Declined: {
            answer: components["schemas"]["ErrorAnswer"];
            declined: string;
            status: number;
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
         *         For a refused move also its key, arguments and paragraph, and for a stale one the present sight. `field` is the part
         *         of the body that has to be changed: `name`, `components`, `options.edition`, `seats.1.name`.
         * @example {
         *       "error": "This seat is not yours."
         *     }
         */
        ErrorAnswer: {
            /** @default {} */
            arguments: Record<string, never>;
            error: string;
            /** @default  */
            field: string;
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
         *               "example": "",
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
         * @description Whether all is well: the server answers, its database too, and its bots think.
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
         *
         *         `brief` says so in three words, where the title has them for such a move.
         * @example {
         *       "brief": null,
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
            /** @default null */
            brief: components["schemas"]["Message"] | null;
            choices: components["schemas"]["Choice"][];
            why: components["schemas"]["Message"];
        };
        /**
         * HintBody
         * @description The seat one speaks for, and the line it has drafted: the hint answers the question that this leads to.
         */
        HintBody: {
            /**
             * Line
             * @default
             * @example build tower
             */
            line: string;
            /** Seat */
            seat: number;
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
            rests: boolean;
            result: string;
            seats: components["schemas"]["SeatSight"][];
            settings: components["schemas"]["TableSettings"];
            state: string;
            title: string;
            waiting: number[];
        };
        /** @description A message of the socket `/api/tables/{table}/live`. */
        LiveMessage: components["schemas"]["Sight"] | components["schemas"]["Talk"] | components["schemas"]["Presence"] | components["schemas"]["Played"] | components["schemas"]["Declined"] | components["schemas"]["ErrorAnswer"];
        /**
         * LivePlay
         * @description What may be sent over the socket `/api/tables/{table}/live`.
         * @example {
         *       "play": {
         *         "client": "0b9c6f4e",
         *         "line": "bid 400",
         *         "question": 7,
         *         "seat": 0
         *       }
         *     }
         */
        LivePlay: {
            play: components["schemas"]["Play"];
        };
        /**
         * MailLinkBody
         * @description The token of the link in a mail that asks whether an address is one's own.
         */
        MailLinkBody: {
            /** Token */
            token: string;
        };
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
         *           "rests": false,
         *           "result": "",
         *           "seats": [
         *             {
         *               "away": false,
         *               "kind": "person",
         *               "late": false,
         *               "mine": true,
         *               "name": "Lucrezia",
         *               "seat": 0,
         *               "spec": ""
         *             },
         *             {
         *               "away": false,
         *               "kind": "bot",
         *               "late": false,
         *               "mine": false,
         *               "name": "Bianca",
         *               "seat": 1,
         *               "spec": "quick"
         *             }
         *           ],
         *           "settings": {
         *             "bot_pace": "at-once",
         *             "clock": {
         *               "move_seconds": 86400,
         *               "reserve_seconds": 0
         *             },
         *             "hints": true,
         *             "on_timeout": "bot",
         *             "practice": false,
         *             "veil": false,
         *             "watchers": true
         *           },
         *           "state": "playing",
         *           "title": "princes",
         *           "waiting": [
         *             0
         *           ]
         *         },
         *         "taken_back": [],
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
         * NewToken
         * @description A token just made: its secret is told this once, and sent as `authorization: Bearer …`.
         * @example {
         *       "secret": "bG9uZyBhbmQgc2VjcmV0LCBzaG93biBvbmNl",
         *       "token": {
         *         "id": "c2VjcmV0",
         *         "made": 1760000000,
         *         "name": "My bot"
         *       }
         *     }
         */
        NewToken: {
            secret: string;
            token: components["schemas"]["Token"];
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
         *
         *         Where there is an `example`, the option may also be a text, such as this one.
         */
        OptionAnswer: {
            choices: (string | number | boolean)[];
            default: string | number | boolean;
            example: string;
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
         * PasswordBody
         * @description The password one has, and the one one wants.
         */
        PasswordBody: {
            /** Old */
            old: string;
            /**
             * Password
             * @example another long one
             */
            password: string;
        };
        /**
         * Play
         * @description A line of moves, the number of the question it answers, and an id of the sender's own.
         *
         *         The answer names the id, and a line sent again under it is played once: so it is, after a break of the line.
         */
        Play: {
            client: string;
            /** @example build tower, place tower d4 r1 */
            line: string;
            question: number;
            seat: number;
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
         * Played
         * @description The line sent under the id `played` is on disk, and behind it the log had this number; its sight comes too.
         * @example {
         *       "number": 8,
         *       "played": "0b9c6f4e"
         *     }
         */
        Played: {
            number: number;
            played: string;
        };
        /**
         * Position
         * @description A place in a game: so many moves stood `at` it, of so many in all, seen by a seat or a spectator.
         *
         *         `events` are those of the last of these moves, `sheets` what everybody would have had if it had ended there.
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
         *       "sheets": [
         *         {
         *           "work": 7
         *         },
         *         {
         *           "work": 5
         *         }
         *       ],
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
            sheets: {
                [key: string]: number;
            }[];
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
         * @description Who sits where. `away`: a bot plays it until its owner comes back; `late`: one answered when time ran out.
         */
        SeatSight: {
            away: boolean;
            kind: string;
            late: boolean;
            mine: boolean;
            name: string;
            seat: number;
            spec: string;
        };
        /**
         * Sight
         * @description One message to one reader. `number` counts the log: who has seen it asks for what comes behind it. Nobody counts
         *         lines of an answer that another still puts together in secret, nor moves of it; once the game is over all are told.
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
         *         "rests": false,
         *         "result": "",
         *         "seats": [
         *           {
         *             "away": false,
         *             "kind": "person",
         *             "late": false,
         *             "mine": true,
         *             "name": "Lucrezia",
         *             "seat": 0,
         *             "spec": ""
         *           },
         *           {
         *             "away": false,
         *             "kind": "bot",
         *             "late": false,
         *             "mine": false,
         *             "name": "Bianca",
         *             "seat": 1,
         *             "spec": "quick"
         *           }
         *         ],
         *         "settings": {
         *           "bot_pace": "at-once",
         *           "clock": {
         *             "move_seconds": 86400,
         *             "reserve_seconds": 0
         *           },
         *           "hints": true,
         *           "on_timeout": "bot",
         *           "practice": false,
         *           "veil": false,
         *           "watchers": true
         *         },
         *         "state": "playing",
         *         "title": "princes",
         *         "waiting": [
         *           0
         *         ]
         *       },
         *       "taken_back": [],
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
            ask_back: components["schemas"]["AskBackSight"] | null;
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
            /** @default [] */
            taken_back: components["schemas"]["TakenBackSight"][];
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
         * @description A new table. Bots play at once, or slowly enough for people to follow.
         *
         *     What was learnt or answered is final, unless all other people agree; who practises may take it back. A lesson's
         *     number is its deal: the same cards for everybody, and no open seat; it is practice.
         */
        TableBody: {
            /**
             * Bot Pace
             * @default at-once
             * @enum {string}
             */
            bot_pace: "at-once" | "natural" | "slow";
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
             * Practice
             * @default false
             */
            practice: boolean;
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
         * @description What the players of a table agreed on, beside the rules. `practice`: who plays alone may take back anything.
         */
        TableSettings: {
            /** @default at-once */
            bot_pace: string;
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
            practice: boolean;
            /** @default false */
            veil: boolean;
            /** @default true */
            watchers: boolean;
        };
        /**
         * TableSight
         * @description What everybody may know of a table, whatever the game.
         *
         *         `rests`: all its people are away or late, and it waits for one of them to come back. `hosting`: the reader made it;
         *         `host` is the first seat of who did, if that person sits there. `old_rules`: it was begun under other rules than
         *         those of today, and cannot be opened.
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
            rests: boolean;
            result: string;
            seats: components["schemas"]["SeatSight"][];
            settings: components["schemas"]["TableSettings"];
            state: string;
            title: string;
            waiting: number[];
        };
        /**
         * TablesAnswer
         * @description A list of tables; whether there are `more` on another page.
         * @example {
         *       "more": false,
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
         *           "rests": false,
         *           "result": "",
         *           "seats": [
         *             {
         *               "away": false,
         *               "kind": "person",
         *               "late": false,
         *               "mine": true,
         *               "name": "Lucrezia",
         *               "seat": 0,
         *               "spec": ""
         *             },
         *             {
         *               "away": false,
         *               "kind": "bot",
         *               "late": false,
         *               "mine": false,
         *               "name": "Bianca",
         *               "seat": 1,
         *               "spec": "quick"
         *             }
         *           ],
         *           "settings": {
         *             "bot_pace": "at-once",
         *             "clock": {
         *               "move_seconds": 86400,
         *               "reserve_seconds": 0
         *             },
         *             "hints": true,
         *             "on_timeout": "bot",
         *             "practice": false,
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
            /** @default false */
            more: boolean;
            tables: components["schemas"]["ListedTable"][];
        };
        /**
         * TakenBackSight
         * @description Moves that were taken back by agreement, or in practice; behind so many of the reader's events that stand.
         */
        TakenBackSight: {
            behind: number;
            events: unknown[];
            number: number;
            seat: number;
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
         * Token
         * @description What a program signs in with, by the name its owner gave it; the secret itself is not kept.
         */
        Token: {
            id: string;
            made: number;
            name: string;
        };
        /**
         * TokenBody
         * @description What a program is called that one lets in.
         */
        TokenBody: {
            /**
             * Name
             * @example My bot
             */
            name: string;
        };
        /**
         * Tokens
         * @description What programs sign in with that one has let in.
         * @example {
         *       "tokens": [
         *         {
         *           "id": "c2VjcmV0",
         *           "made": 1760000000,
         *           "name": "My bot"
         *         }
         *       ]
         *     }
         */
        Tokens: {
            tokens: components["schemas"]["Token"][];
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
         * Balcony
         * @description A balcony tile: the contract it covers, its level and its points.
         */
        "firenze.Balcony": {
            colour: string;
            height: number;
            key: string;
            level: number;
            /** @default  */
            note: string;
            points: number;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * Building
         * @description The most bricks of a turn, and the cost in all of none, one, two and so on.
         */
        "firenze.Building": {
            cost: number[];
            most_bricks: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * BuildingCostView
         * @description What so many bricks cost in this turn in all, and whether they can be paid for.
         */
        "firenze.BuildingCostView": {
            bricks: number;
            cost: number;
            payable: boolean;
        };
        /**
         * Card
         * @description A card: its kind, how many there are, how many of them are starting cards, and what it does.
         */
        "firenze.Card": {
            copies: number;
            effects: components["schemas"]["firenze.Effect"][];
            key: string;
            kind: string;
            name: components["schemas"]["firenze.Text"];
            /** @default  */
            note: string;
            /** @default false */
            optional: boolean;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            /** @default 0 */
            starting: number;
            text: components["schemas"]["firenze.Text"];
            the: components["schemas"]["firenze.Text"];
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
         * CardRow
         * @description The row of cards: its places, and the bricks laid on a new card.
         */
        "firenze.CardRow": {
            bricks: number;
            cards: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * Churches
         * @description The places for churches.
         */
        "firenze.Churches": {
            /** @default  */
            note: string;
            places: number;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * Colour
         * @description A colour: how many bricks, and what its flag is worth. In French the name agrees with tower and brick.
         */
        "firenze.Colour": {
            bricks: number;
            flag: number;
            key: string;
            name: components["schemas"]["firenze.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * Components
         * @description The whole file.
         */
        "firenze.Components": {
            balconies: components["schemas"]["firenze.Balcony"][];
            building: components["schemas"]["firenze.Building"];
            cards: components["schemas"]["firenze.Card"][];
            churches: components["schemas"]["firenze.Churches"];
            colours: components["schemas"]["firenze.Colour"][];
            contents: components["schemas"]["firenze.Contents"];
            contracts: components["schemas"]["firenze.Contract"][];
            end_tile: components["schemas"]["firenze.EndTile"];
            exchange: components["schemas"]["firenze.Exchange"];
            letters: components["schemas"]["firenze.Letters"];
            level_tiles: components["schemas"]["firenze.LevelTile"][];
            limits: components["schemas"]["firenze.Limits"];
            recommended: components["schemas"]["firenze.Recommended"];
            row: components["schemas"]["firenze.CardRow"];
            /** @default {} */
            sources: {
                [key: string]: string;
            };
            start: components["schemas"]["firenze.Start"];
        };
        /**
         * Contents
         * @description How many rows each table has, and how many cards the pile.
         */
        "firenze.Contents": {
            balconies: number;
            cards: number;
            colours: number;
            contracts: number;
            copies: number;
            level_tiles: number;
            starting_cards: number;
        };
        /**
         * Contract
         * @description What a tower of a colour and height is worth.
         */
        "firenze.Contract": {
            colour: string;
            height: number;
            /** @default  */
            note: string;
            points: number;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * @description A contract. `level` is that of the balcony on it, or 0; `owner_seat` whose letter covers it.
         *
         *         `brings` is all that it would score for the seat that looks, if it filled it now; nothing where nobody can.
         */
        "firenze.ContractView": {
            brings: number | null;
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
         * Effect
         * @description One thing a card does: when, to whom, what, and the numbers of it.
         */
        "firenze.Effect": {
            /** @default 0 */
            count: number;
            do: string;
            /** @default -1 */
            down_to: number;
            /**
             * @default {
             *       "balcony": false,
             *       "colours": [],
             *       "height_max": 8,
             *       "height_min": 0,
             *       "nth_this_turn": 0
             *     }
             */
            filter: components["schemas"]["firenze.Filter"];
            /** @default 0 */
            max: number;
            /** @default 0 */
            max_points: number;
            /** @default  */
            of: string;
            /** @default 0 */
            one_per: number;
            /** @default false */
            optional: boolean;
            /** @default  */
            per: string;
            /** @default  */
            pick: string;
            /** @default 0 */
            points: number;
            /** @default  */
            rule: string;
            /** @default {} */
            steps: {
                [key: string]: number;
            };
            /** @default 0 */
            value: number;
            when: string;
            /** @default self */
            who: string;
        };
        /**
         * EndTile
         * @description What the last letter earns who is first to place it.
         */
        "firenze.EndTile": {
            /** @default  */
            note: string;
            points: number;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * Exchange
         * @description How many bricks one brick costs.
         */
        "firenze.Exchange": {
            give: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * @description A player: points, letters left, bricks, towers, cards. Of a secret hand only the number of cards is told.
         */
        "firenze.FamilyView": {
            brick_limit: number;
            building_cards: string[];
            card_limit: number;
            celebrations: components["schemas"]["firenze.CelebrationView"][];
            character_cards: string[];
            hand: number;
            letters: number;
            points: number;
            prospects: components["schemas"]["firenze.ProspectView"][];
            seat: number;
            services: components["schemas"]["firenze.ServiceView"][];
            store: components["schemas"]["firenze.BricksView"];
            towers: components["schemas"]["firenze.TowerView"][];
        };
        /**
         * Filter
         * @description Which contracts an effect speaks of: all that is given must hold.
         */
        "firenze.Filter": {
            /** @default false */
            balcony: boolean;
            /** @default [] */
            colours: string[];
            /** @default 8 */
            height_max: number;
            /** @default 0 */
            height_min: number;
            /** @default 0 */
            nth_this_turn: number;
        };
        /**
         * FirenzeView
         * @description The table as everybody sees it.
         */
        "firenze.FirenzeView": {
            active_seat: number;
            bag: components["schemas"]["firenze.BricksView"];
            building_costs: components["schemas"]["firenze.BuildingCostView"][];
            church_cards: string[];
            contracts: components["schemas"]["firenze.ContractView"][];
            discarded_cards: string[];
            draw_pile: number;
            end_tile_seat: number | null;
            exchange_give: number;
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
         * Letters
         * @description Letters of each player by the number of players, and the neutral ones in the box.
         */
        "firenze.Letters": {
            by_seats: {
                [key: string]: number;
            };
            neutral: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * LevelTile
         * @description What the first contract of a height earns besides.
         */
        "firenze.LevelTile": {
            height: number;
            /** @default  */
            note: string;
            points: number;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * Limits
         * @description What may be kept at the end of a turn.
         */
        "firenze.Limits": {
            bricks: number;
            cards: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * ProspectView
         * @description A contract that a tower could come to in one turn; from height 0 it would be begun.
         *
         *         `short` bricks are missing, `within` reach it is with the bricks in the storehouse; `points` is all it would bring.
         */
        "firenze.ProspectView": {
            colour: string;
            from_height: number;
            height: number;
            points: number;
            short: number;
            within: boolean;
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
         * Recommended
         * @description A layout laid out in full: one balcony of each level, the neutral letters, and whether optional cards are in.
         */
        "firenze.Recommended": {
            balconies: string[];
            campanile: boolean;
            neutral_letters: components["schemas"]["firenze.Space"][];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * @description A card of the row: its price for the active player, the bricks on it, and how many he would have after it.
         *
         *         `store_then` is nothing where he cannot pay the price.
         */
        "firenze.RowView": {
            bricks: components["schemas"]["firenze.BricksView"];
            card: string;
            price: number;
            store_then: number | null;
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
         * ServiceView
         * @description A character in hand, and how much it could do now.
         */
        "firenze.ServiceView": {
            card: string;
            reach: number;
        };
        /**
         * Space
         * @description A contract by colour and height.
         */
        "firenze.Space": {
            colour: string;
            height: number;
        };
        /**
         * Start
         * @description White bricks of the first player, the second and so on.
         */
        "firenze.Start": {
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            white_bricks: number[];
        };
        /**
         * Text
         * @description A few words that exist in both languages from the start: a title's name, an option's sentence.
         */
        "firenze.Text": {
            en: string;
            fr: string;
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
         * @description A tower grew from one height to another, for the first time in this turn.
         */
        "firenze.TowerRaised": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            colour: string;
            from_height: number;
            height: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "towerraised";
        };
        /**
         * TowerRaisedAgain
         * @description A tower that had grown in this turn already, or was begun in it, grew further.
         */
        "firenze.TowerRaisedAgain": {
            /** @default [] */
            changes: components["schemas"]["firenze.Change"][];
            colour: string;
            from_height: number;
            height: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "towerraisedagain";
        };
        /**
         * TowerView
         * @description A tower under construction; `grown` in this turn of its owner, or it `falls` and so many bricks are kept.
         */
        "firenze.TowerView": {
            colour: string;
            falls: boolean;
            grown: boolean;
            height: number;
            kept: number;
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
         * AheadView
         * @description What will be left when all placed workers have acted, and how many of them fail.
         */
        "florenza.AheadView": {
            cubes: components["schemas"]["florenza.CubesView"];
            failures: number;
            florins: number;
            influence: number;
            prestige: number;
        };
        /**
         * AlmsGiven
         * @description Alms: what they cost and brought at once, the dice, and the workers who came.
         */
        "florenza.AlmsGiven": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            character: string;
            costs: string[];
            dice: string[];
            gains: string[];
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
         * ArtistRow
         * @description A known artist: the level and fee of each skill, and the column he starts in.
         */
        "florenza.ArtistRow": {
            column: number;
            fees: {
                [key: string]: number;
            };
            /** @default  */
            italian: string;
            key: string;
            name: components["schemas"]["florenza.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            skills: {
                [key: string]: number;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * BishopElected
         * @description The Bishop, elected so many times running. `standing` is everybody's influence, by seat.
         */
        "florenza.BishopElected": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            seat: number;
            standing: string[];
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
         * @description An unbuilt workshop went back to the stock: what was lost by it.
         */
        "florenza.BuildingFailed": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            costs: string[];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "buildingfailed";
            workshop: string;
        };
        /**
         * BuildingRow
         * @description A building that works belong to.
         */
        "florenza.BuildingRow": {
            /** @default  */
            italian: string;
            key: string;
            kind: string;
            name: components["schemas"]["florenza.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            the: components["schemas"]["florenza.Text"];
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
         * @description The Captain of the People: the prestige he gives up for certificates, or gains where it was below 0.
         *
         *         `standing` is everybody's prestige before it, by seat.
         */
        "florenza.CaptainElected": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            costs: string[];
            gains: string[];
            seat: number;
            standing: string[];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "captainelected";
        };
        /**
         * CardinalMade
         * @description A Cardinal gives up all influence for prestige; `times` is how often running he was elected Bishop.
         */
        "florenza.CardinalMade": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            costs: string[];
            gains: string[];
            seat: number;
            times: number;
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
         *
         *         `die` is the prestige that each face of his die adds (none for a nameless artist), `golden` the faces that make a
         *         masterpiece; `least`, `most` and `average` are what the work brings with it.
         */
        "florenza.CommissionView": {
            artist_character: string;
            average: number;
            die: number[];
            fee: number;
            golden: number[];
            least: number;
            level: number;
            most: number;
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
         * Components
         * @description The whole file.
         */
        "florenza.Components": {
            artists: components["schemas"]["florenza.ArtistRow"][];
            buildings: components["schemas"]["florenza.BuildingRow"][];
            contents: components["schemas"]["florenza.Contents"];
            district: components["schemas"]["florenza.DistrictRow"];
            failure: components["schemas"]["florenza.Failure"];
            families: components["schemas"]["florenza.FamilyRow"][];
            final: components["schemas"]["florenza.Final"];
            foreign_use: components["schemas"]["florenza.ForeignUse"];
            income: components["schemas"]["florenza.Income"];
            levels: components["schemas"]["florenza.LevelRow"][];
            market: components["schemas"]["florenza.Market"];
            offices: components["schemas"]["florenza.Offices"];
            play: components["schemas"]["florenza.Play"];
            preachers: components["schemas"]["florenza.PreacherRow"][];
            resources: components["schemas"]["florenza.ResourceRow"][];
            setup: components["schemas"]["florenza.SetUp"];
            /** @default {} */
            sources: {
                [key: string]: string;
            };
            tracks: components["schemas"]["florenza.Tracks"];
            unknowns: components["schemas"]["florenza.UnknownRow"][];
            works: components["schemas"]["florenza.WorkRow"][];
            workshops: components["schemas"]["florenza.WorkshopRow"][];
        };
        /**
         * Contents
         * @description How many rows each table has.
         */
        "florenza.Contents": {
            artists: number;
            buildings: number;
            families: number;
            levels: number;
            preachers: number;
            resources: number;
            unknowns: number;
            works: number;
            workshops: number;
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
         * DistrictRow
         * @description The slots of a district, and what its complete Palazzo and Chiesa bring.
         */
        "florenza.DistrictRow": {
            chiesa_complete: {
                [key: string]: number;
            };
            /** @default  */
            note: string;
            palazzo_complete: {
                [key: string]: number;
            };
            provenance: string | {
                [key: string]: string;
            };
            slots: number;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * Failure
         * @description What failing costs, by where.
         */
        "florenza.Failure": {
            cathedral: {
                [key: string]: number;
            };
            city: {
                [key: string]: number;
            };
            district: {
                [key: string]: number;
            };
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            unpaid_artist: {
                [key: string]: number;
            };
            workshop: {
                [key: string]: number;
            };
        };
        /**
         * FamilyRow
         * @description A family, in the order of seats.
         */
        "florenza.FamilyRow": {
            /** @default  */
            italian: string;
            key: string;
            name: components["schemas"]["florenza.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * FamilyView
         * @description What everybody sees of a family; certificates and points are null where they are hidden.
         *
         *         `ahead` is what will be left when the workers of the `ledger` have acted; `remedy_slots` are
         *         those of its own to which one more worker could go so that fewer fail.
         */
        "florenza.FamilyView": {
            ahead: components["schemas"]["florenza.AheadView"];
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
            remedy_slots: number[];
            seat: number;
            slots: components["schemas"]["florenza.SlotView"][];
            workers_arrested: number;
            workers_placed: number;
            workers_ready: number;
            workers_reserve: number;
            works: string[];
        };
        /**
         * Final
         * @description What counts at the end.
         */
        "florenza.Final": {
            bishop: number;
            captain: number;
            cubes_a_point: number;
            empty_slot: number;
            florins_a_point: number;
            no_chiesa: number;
            no_palazzo: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            unrealised_work: number;
        };
        /**
         * FlorenzaView
         * @description The table as one seat, or a spectator, sees it.
         *
         *         If the elections were now, the one of `most_prestige_seats` would be Captain and of `most_influence_seats` Bishop;
         *         several tie, and nobody is elected.
         */
        "florenza.FlorenzaView": {
            bag_characters: string[];
            bishop_seat: number | null;
            blocked_character: string;
            captain_seat: number | null;
            die_resource: string;
            families: components["schemas"]["florenza.FamilyView"][];
            most_influence_seats: number[];
            most_prestige_seats: number[];
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
         * ForeignUse
         * @description What a worker in another's district costs and brings, and the least prestige one must have.
         */
        "florenza.ForeignUse": {
            least_prestige: number;
            /** @default  */
            note: string;
            owner: {
                [key: string]: number;
            };
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            user: {
                [key: string]: number;
            };
        };
        /**
         * GameEnded
         * @description The game is over; several winners share it.
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
         * Income
         * @description What everybody gets, and what comes in place of a cube that the die shows and the supply lacks.
         */
        "florenza.Income": {
            base: {
                [key: string]: number;
            };
            die_exhausted: {
                [key: string]: number;
            };
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * LedgerView
         * @description A placed worker: what it needs, what will be there by then, and what comes of it.
         *
         *         `owner_seat` owns the slot; `short` is what is missing, and `penalty` the prestige that this costs. `change`,
         *         `prestige` and `influence` are what will have come and gone by it, dice apart.
         */
        "florenza.LedgerView": {
            artist_character: string;
            change: components["schemas"]["florenza.CubesView"];
            change_florins: number;
            enough: boolean;
            influence: number;
            needs: components["schemas"]["florenza.CubesView"];
            needs_any: number;
            needs_florins: number;
            owner_seat: number | null;
            penalty: number;
            phase: number;
            prestige: number;
            short: components["schemas"]["florenza.CubesView"];
            short_florins: number;
            slot: number;
            task: string;
            there: components["schemas"]["florenza.CubesView"];
            there_florins: number;
            workshop_or_work: string;
        };
        /**
         * LevelRow
         * @description What the die adds to a work by an artist of this level; golden faces make a masterpiece and turn the card.
         */
        "florenza.LevelRow": {
            /** @default [] */
            die: number[];
            /** @default [] */
            gold: number[];
            level: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            /** @default [] */
            violet_die: number[];
        };
        /**
         * Market
         * @description The three dealings of the market.
         */
        "florenza.Market": {
            buy: components["schemas"]["florenza.UseRow"];
            exchange: components["schemas"]["florenza.UseRow"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            sell: components["schemas"]["florenza.UseRow"];
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * @description Several share the highest influence, or nobody has enough of it: then nobody is tied.
         *
         *         `influence` is the most that anybody has, `standing` is everybody's, by seat.
         */
        "florenza.NoBishop": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            influence: number;
            least: number;
            standing: string[];
            tied_seats: number[];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "nobishop";
        };
        /**
         * NoCaptain
         * @description Several share the highest prestige: these, at so much. `standing` is everybody's, by seat.
         */
        "florenza.NoCaptain": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            prestige: number;
            standing: string[];
            tied_seats: number[];
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "nocaptain";
        };
        /**
         * Offices
         * @description What makes a Bishop and a Cardinal.
         */
        "florenza.Offices": {
            bishop_influence: number;
            cardinal: {
                [key: string]: number;
            };
            cardinal_in_a_row: number;
            cardinal_influence: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * Play
         * @description How long a game is, and how long the row of characters.
         */
        "florenza.Play": {
            columns: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            rounds: number;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * PreacherRow
         * @description A known preacher: his fee, what he brings, and how many workers by the die.
         */
        "florenza.PreacherRow": {
            column: number;
            fee: number;
            gain: {
                [key: string]: number;
            };
            /** @default  */
            italian: string;
            key: string;
            name: components["schemas"]["florenza.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            workers_by_die: number[];
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
         * @description A work was made; `die` is 0 for a nameless artist, `faces` is what each face of it would have added.
         */
        "florenza.Realised": {
            bonus: number;
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            character: string;
            costs: string[];
            die: number;
            faces: string[];
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
         * ResourceRow
         * @description A kind of cube and its face of the income die.
         */
        "florenza.ResourceRow": {
            colour: string;
            cubes: number;
            die: number;
            /** @default  */
            italian: string;
            key: string;
            name: components["schemas"]["florenza.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * SetUp
         * @description What everybody begins with.
         */
        "florenza.SetUp": {
            characters_beyond_players: number;
            crests: number;
            cubes_each: number;
            florins: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            workers: number;
            workers_ready: number;
            workshops_each: number;
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
         * Text
         * @description A few words that exist in both languages from the start: a title's name, an option's sentence.
         */
        "florenza.Text": {
            en: string;
            fr: string;
        };
        /**
         * Tracks
         * @description Where the tracks end.
         */
        "florenza.Tracks": {
            least_prestige: number;
            most_influence: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * UnknownRow
         * @description A kind of nameless character, one on each of these columns for the whole game.
         */
        "florenza.UnknownRow": {
            columns: number[];
            /** @default 0 */
            fee: number;
            /** @default {} */
            fees: {
                [key: string]: number;
            };
            /** @default {} */
            gain: {
                [key: string]: number;
            };
            /** @default  */
            italian: string;
            key: string;
            name: components["schemas"]["florenza.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default {} */
            skills: {
                [key: string]: number;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            the: components["schemas"]["florenza.Text"];
            /** @default [] */
            workers_by_die: number[];
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
         * UseRow
         * @description What is paid, what is gained for it, how often at most; `differ`: not the kind that was given.
         */
        "florenza.UseRow": {
            /** @default false */
            differ: boolean;
            /** @default {} */
            gain: {
                [key: string]: number;
            };
            /** @default 1 */
            most: number;
            /** @default {} */
            pay: {
                [key: string]: number;
            };
        };
        /**
         * WorkFailed
         * @description A commission came to nothing: what was paid and lost, and 1 if a known artist went unpaid.
         */
        "florenza.WorkFailed": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            character: string;
            costs: string[];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "workfailed";
            unpaid: number;
            work: string;
        };
        /**
         * WorkRow
         * @description A work of art; with `alms_dice` it is a pulpit.
         */
        "florenza.WorkRow": {
            /** @default 0 */
            alms_dice: number;
            building: string;
            cost: {
                [key: string]: number;
            };
            /** @default {} */
            income: {
                [key: string]: number;
            };
            /** @default  */
            italian: string;
            key: string;
            name: components["schemas"]["florenza.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            reward: {
                [key: string]: number;
            };
            short: components["schemas"]["florenza.Text"];
            skills: string[];
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            the: components["schemas"]["florenza.Text"];
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
         * @description A worker stands on a workshop of another district: what it costs, and what the owner gains.
         */
        "florenza.WorkerSentAbroad": {
            /** @default [] */
            changes: components["schemas"]["florenza.Change"][];
            costs: string[];
            gains: string[];
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
         * WorkshopRow
         * @description A kind of workshop tile: it is used, or (violet) brings an income.
         */
        "florenza.WorkshopRow": {
            copies: number;
            cost: {
                [key: string]: number;
            };
            /** @default {} */
            income: {
                [key: string]: number;
            };
            /** @default  */
            italian: string;
            key: string;
            name: components["schemas"]["florenza.Text"];
            /** @default  */
            note: string;
            number: number;
            /** @default false */
            offered: boolean;
            provenance: string | {
                [key: string]: string;
            };
            reward: {
                [key: string]: number;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            the: components["schemas"]["florenza.Text"];
            /** @default null */
            use: components["schemas"]["florenza.UseRow"] | null;
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
         * @description A seat bid more. A title says in which paragraph, and for what if there is more than one kind of lot.
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
         * CityRow
         * @description A city card: the buildings it asks for, and the regions it touches.
         */
        "il_principe.CityRow": {
            at: [
                number,
                number
            ];
            icons: {
                [key: string]: number;
            };
            key: string;
            name: components["schemas"]["il_principe.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            regions: string[];
            size: string;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * ColourRow
         * @description A colour: its building, and what its roles do.
         */
        "il_principe.ColourRow": {
            action: string;
            amount: number;
            building: components["schemas"]["il_principe.Text"];
            cards: number;
            hex: string;
            key: string;
            name: components["schemas"]["il_principe.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            sphere: components["schemas"]["il_principe.Text"];
            the_building: components["schemas"]["il_principe.Text"];
        };
        /**
         * Components
         * @description The whole file.
         */
        "il_principe.Components": {
            cities: components["schemas"]["il_principe.CityRow"][];
            colours: components["schemas"]["il_principe.ColourRow"][];
            contents: components["schemas"]["il_principe.Contents"];
            families: components["schemas"]["il_principe.FamilyRow"][];
            map: components["schemas"]["il_principe.MapRow"];
            regions: components["schemas"]["il_principe.RegionRow"][];
            roles: components["schemas"]["il_principe.RoleRow"][];
            scoring: components["schemas"]["il_principe.Scoring"];
            seats: components["schemas"]["il_principe.SeatsRow"][];
            sizes: components["schemas"]["il_principe.SizeRow"][];
            /** @default {} */
            sources: {
                [key: string]: string;
            };
            stock: components["schemas"]["il_principe.Stock"];
        };
        /**
         * Contents
         * @description How many rows each table has.
         */
        "il_principe.Contents": {
            cities: number;
            colours: number;
            families: number;
            regions: number;
            roles: number;
            seats: number;
            sizes: number;
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
         * FamilyRow
         * @description A family and the city it rules.
         */
        "il_principe.FamilyRow": {
            hex: string;
            key: string;
            name: components["schemas"]["il_principe.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            seat: string;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
            cities_to_end: number;
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
            role_gains: components["schemas"]["il_principe.RoleGainView"][];
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
         * LeadView
         * @description Who would take the roles of a colour, or bid for them, with so many cards more face up before the viewer.
         */
        "il_principe.LeadView": {
            card: string;
            count: number;
            major_seats: number[];
            minor_seats: number[];
        };
        /**
         * LineScored
         * @description Points that a seat gets at the end, from one source.
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
         * @description What is under the hammer: a group of cards, or a role.
         */
        "il_principe.LotView": {
            card: string;
            leader_seat: number | null;
            price: number;
            role: string;
            still_in_seats: number[];
        };
        /**
         * MapRow
         * @description The sheet on which the map is drawn, and the coast.
         */
        "il_principe.MapRow": {
            height: number;
            /** @default  */
            note: string;
            outline: [
                number,
                number
            ][];
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            width: number;
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
         * @description What a seat alone sees of its own things, and what its choices would lead to.
         */
        "il_principe.OwnView": {
            coins: number;
            drawn_last: components["schemas"]["il_principe.CardsView"][];
            hand: components["schemas"]["il_principe.CardsView"][];
            known_in_pile: components["schemas"]["il_principe.CardsView"][];
            laid_cards: string[];
            leads: components["schemas"]["il_principe.LeadView"][];
            playing_card: string;
            regions_with: components["schemas"]["il_principe.RegionsWithView"][];
            spare_cards: components["schemas"]["il_principe.CardsView"][];
            turned_cards: components["schemas"]["il_principe.CardsView"][];
            wishes: components["schemas"]["il_principe.WishView"][];
        };
        /**
         * Passed
         * @description A seat is out of an auction.
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
         * RegionRow
         * @description A region, its borders, and where its shields lie.
         */
        "il_principe.RegionRow": {
            full_name: components["schemas"]["il_principe.Text"];
            hex: string;
            key: string;
            name: components["schemas"]["il_principe.Text"];
            /** @default  */
            note: string;
            polygon: [
                number,
                number
            ][];
            provenance: string | {
                [key: string]: string;
            };
            shields_at: [
                number,
                number
            ];
            shields_radius: number;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            the: components["schemas"]["il_principe.Text"];
            tint: string;
        };
        /**
         * RegionView
         * @description A region and the shields in it, of those who have any there.
         */
        "il_principe.RegionView": {
            region: string;
            shields: components["schemas"]["il_principe.ShieldsView"][];
        };
        /**
         * RegionsWithView
         * @description The regions as they would be with so many shields more of the viewer.
         */
        "il_principe.RegionsWithView": {
            more: number;
            regions: components["schemas"]["il_principe.RegionView"][];
        };
        /**
         * RoleGainView
         * @description What a player scores for roles when somebody else builds a city on display.
         */
        "il_principe.RoleGainView": {
            city: string;
            points: number;
            roles: string[];
            seat: number;
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
         * RoleRow
         * @description A role tile: what it brings when others build, and at the end.
         */
        "il_principe.RoleRow": {
            building: number;
            colour: string;
            end: number;
            key: string;
            name: components["schemas"]["il_principe.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            rank: string;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            the: components["schemas"]["il_principe.Text"];
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
         *
         *         Who would take them if they were decided now: several would bid, and with nobody a role would stay.
         */
        "il_principe.RoleView": {
            card: string;
            major_role: string;
            major_seat: number | null;
            minor_role: string;
            minor_seat: number | null;
            next_major_seats: number[];
            next_minor_seats: number[];
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
         * Scoring
         * @description What is added to the score at the end.
         */
        "il_principe.Scoring": {
            most_cards: number;
            most_coins: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            region_first: number;
            region_second: number;
            scarcest: number;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * SeatsRow
         * @description What changes with the number of players.
         */
        "il_principe.SeatsRow": {
            cards: number;
            cities: number;
            drawn: number;
            income: number;
            laid: number;
            last_offer: number;
            last_round_below: number;
            minor_roles: boolean;
            /** @default  */
            note: string;
            players: number;
            provenance: string | {
                [key: string]: string;
            };
            reuses_discards: boolean;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * ShieldsView
         * @description So many shields of a player, and what they would score if the game ended now.
         */
        "il_principe.ShieldsView": {
            count: number;
            points: number;
            seat: number;
        };
        /**
         * SizeRow
         * @description What all cities of a size have in common.
         */
        "il_principe.SizeRow": {
            cost: number;
            icons: number;
            key: string;
            name: components["schemas"]["il_principe.Text"];
            /** @default  */
            note: string;
            points: number;
            provenance: string | {
                [key: string]: string;
            };
            regions: number;
            shields: number;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * Stock
         * @description What the table is laid with.
         */
        "il_principe.Stock": {
            coin_pieces: number;
            display: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            shields: number;
            shields_on_track: number;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            start_coins: number;
            track: number;
        };
        /**
         * Text
         * @description A few words that exist in both languages from the start: a title's name, an option's sentence.
         */
        "il_principe.Text": {
            en: string;
            fr: string;
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
         *
         *         `spare_cards` are those of its colours that it does not ask for. While cards are under the hammer: what is still
         *         lacking with them, and the highest bid that leaves enough coins; null where there is none.
         */
        "il_principe.WishView": {
            bid_at_most: number | null;
            city: string;
            lacks_cards: string[];
            lacks_cards_with_lot: string[];
            lacks_coins: number;
            spare_cards: components["schemas"]["il_principe.CardsView"][];
        };
        /**
         * Awards
         * @description Prestige that is scored at once.
         */
        "princes.Awards": {
            best_work: number;
            building: number;
            further_builder: number;
            further_landscape: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * BankerTaken
         * @description A seat takes the money that lies on the Banker, less what it bid.
         */
        "princes.BankerTaken": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            florins: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "bankertaken";
        };
        /**
         * BankersMoney
         * @description What lies on the Banker, by how much it grows while nobody takes him, and what a point costs at the end.
         */
        "princes.BankersMoney": {
            florins_a_point: number;
            growth: number;
            money: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * BestWork
         * @description The best work of the round, or one of the best.
         */
        "princes.BestWork": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            points: number;
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
         * BonusRow
         * @description A bonus card: so much for each thing counted.
         */
        "princes.BonusRow": {
            counters: string[];
            factor: number;
            key: string;
            name: components["schemas"]["princes.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * BonusWithItem
         * @description A bonus card that an item of the auction would lift, and to what.
         */
        "princes.BonusWithItem": {
            bonus: string;
            item: string;
            value: number;
        };
        /**
         * Bought
         * @description An item was paid for and taken; a further builder brings points at once.
         */
        "princes.Bought": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            item: string;
            points: number;
            price: number;
            raised: number;
            seat: number;
            sold: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "bought";
        };
        /**
         * BuildingRow
         * @description A kind of building.
         */
        "princes.BuildingRow": {
            key: string;
            name: components["schemas"]["princes.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            shape: string[];
            size: string;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            stock: number;
            the: components["schemas"]["princes.Text"];
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
            points: number;
            raised: number;
            seat: number;
            sold: number;
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
         * CharacterRow
         * @description A character and the spaces along its card, in hundreds of florins.
         */
        "princes.CharacterRow": {
            highest: number;
            key: string;
            lowest: number;
            name: components["schemas"]["princes.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            the: components["schemas"]["princes.Text"];
        };
        /**
         * CharacterTaken
         * @description A seat pays and has a character's help.
         */
        "princes.CharacterTaken": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            character: string;
            price: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "charactertaken";
        };
        /**
         * CharacterView
         * @description A character's card: the spaces along it, the pawn there, who holds it, and who took it last.
         */
        "princes.CharacterView": {
            character: string;
            highest_space: number;
            holder_seat: number | null;
            last_seat: number | null;
            lowest_space: number;
            pawn_seat: number | null;
            space: number | null;
            taken: boolean;
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
         * Components
         * @description The whole file.
         */
        "princes.Components": {
            banker: components["schemas"]["princes.BankersMoney"];
            bonus_cards: components["schemas"]["princes.BonusRow"][];
            buildings: components["schemas"]["princes.BuildingRow"][];
            characters: components["schemas"]["princes.CharacterRow"][];
            contents: components["schemas"]["princes.Contents"];
            cooperation: components["schemas"]["princes.JoinedEstates"];
            estate: components["schemas"]["princes.EstatePlan"];
            freedoms: components["schemas"]["princes.FreedomRow"][];
            landscapes: components["schemas"]["princes.LandscapeRow"][];
            layouts: components["schemas"]["princes.LayoutRow"][];
            money: components["schemas"]["princes.Money"];
            prestige: components["schemas"]["princes.Awards"];
            prestige_cards: components["schemas"]["princes.PrestigeRow"][];
            princess: components["schemas"]["princes.PrincessParts"];
            professions: components["schemas"]["princes.ProfessionRow"][];
            rounds: components["schemas"]["princes.RoundRow"][];
            /** @default {} */
            sources: {
                [key: string]: string;
            };
            stock: components["schemas"]["princes.Stock"];
            work: components["schemas"]["princes.WorkParts"];
        };
        /**
         * Contents
         * @description How many rows each table has.
         */
        "princes.Contents": {
            bonus_cards: number;
            buildings: number;
            characters: number;
            freedoms: number;
            landscapes: number;
            layouts: number;
            prestige_cards: number;
            professions: number;
            rounds: number;
        };
        /**
         * CountView
         * @description What a prestige card turned up counts at a seat: one number at each where it compares, else those it needs.
         */
        "princes.CountView": {
            counts: number[];
            prestige: string;
            seat: number;
        };
        /**
         * Countered
         * @description The partner made a counter-offer.
         */
        "princes.Countered": {
            amount: number;
            building: string;
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            estate_seat: number;
            listener_seat: number;
            seat: number;
            square: string;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "countered";
        };
        /**
         * CourtLeft
         * @description A seat asks for nobody's help this round.
         */
        "princes.CourtLeft": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "courtleft";
        };
        /**
         * CourtOpened
         * @description The characters may be bid for, and so much lies on the Banker.
         */
        "princes.CourtOpened": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            florins: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "courtopened";
        };
        /**
         * CourtView
         * @description The six characters, what lies on the Banker, and everybody's place on the track; bids go on while `courted`.
         */
        "princes.CourtView": {
            bankers_florins: number;
            characters: components["schemas"]["princes.CharacterView"][];
            courted: boolean;
            princess_parts: components["schemas"]["princes.PrincessPart"][];
            princess_value: number | null;
            ranks: number[];
            works_with_muse: components["schemas"]["princes.MuseWork"][];
        };
        /**
         * Drew
         * @description A seat looks at cards of a pile to keep one, and pays for it.
         */
        "princes.Drew": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            cost: number;
            count: number;
            pile: string;
            raised: number;
            seat: number;
            sold: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "drew";
        };
        /**
         * EstatePlan
         * @description The squares of an estate and its palace.
         */
        "princes.EstatePlan": {
            /** @default  */
            note: string;
            plan: string[];
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * FlorinsChanged
         * @description The Banker gave prestige for florins at the end.
         */
        "princes.FlorinsChanged": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            florins: number;
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "florinschanged";
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
            raised: number;
            seat: number;
            sold: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "freedomintroduced";
        };
        /**
         * FreedomRow
         * @description A freedom.
         */
        "princes.FreedomRow": {
            key: string;
            name: components["schemas"]["princes.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            the: components["schemas"]["princes.Text"];
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
         * GroundView
         * @description A part of a building in one estate: what it touches there, and how many builders its owner needs and has.
         *
         *         `touches` is building, palace, opposite, border or nothing; then `touched_square` is where.
         */
        "princes.GroundView": {
            builders: number;
            needed_builders: number;
            seat: number;
            squares: string[];
            touched_building: string;
            touched_square: string;
            touches: string;
        };
        /**
         * Insisted
         * @description The player whose turn it is made a last offer.
         */
        "princes.Insisted": {
            amount: number;
            building: string;
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            estate_seat: number;
            listener_seat: number;
            seat: number;
            square: string;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "insisted";
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
         * JoinedEstates
         * @description The reverse of the estates, what a partner pays at most, and how often one may negotiate before an action.
         */
        "princes.JoinedEstates": {
            highest_share: number;
            negotiations: number;
            /** @default  */
            note: string;
            plan: string[];
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * JoinedView
         * @description The common map: where each estate begins, joint buildings, and what is negotiated now.
         *
         *         `rows` and `columns` count from the top left, one for each seat; `talks` have been held since the last action.
         */
        "princes.JoinedView": {
            columns: number[];
            joint_buildings: components["schemas"]["princes.JointBuilding"][];
            most_talks: number;
            rows: number[];
            talk: components["schemas"]["princes.TalkView"] | null;
            talks: number;
        };
        /**
         * JointBuilding
         * @description A building that two neighbours have.
         */
        "princes.JointBuilding": {
            building: string;
            other_seat: number;
            other_squares: string[];
            seat: number;
            squares: string[];
        };
        /**
         * JointlyBuilt
         * @description A building stands in two estates, and the player whose turn it is has paid the bank.
         */
        "princes.JointlyBuilt": {
            building: string;
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            cost: number;
            estate_seat: number;
            partner_seat: number;
            points: number;
            raised: number;
            seat: number;
            sold: number;
            square: string;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "jointlybuilt";
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
         * LandscapeRow
         * @description A kind of landscape.
         */
        "princes.LandscapeRow": {
            key: string;
            liked_by: number;
            name: components["schemas"]["princes.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            shape: string[];
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            squares: number;
            stock: number;
            the: components["schemas"]["princes.Text"];
        };
        /**
         * LayoutRow
         * @description How the estates of so many players lie: the row and the column of each one's first square, seat by seat.
         */
        "princes.LayoutRow": {
            corners: [
                number,
                number
            ][];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            seats: number;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * LotView
         * @description The item under the hammer; whoever opened it leads.
         */
        "princes.LotView": {
            item: string;
            leader_seat: number;
            price: number;
            still_in_seats: number[];
        };
        /**
         * Money
         * @description What things cost and bring, in florins.
         */
        "princes.Money": {
            bonus_card: number;
            building_by_builders: [
                number,
                number,
                number,
                number
            ];
            freedom: number;
            /** @default  */
            note: string;
            opening: number;
            opening_two_players: number;
            pay_for_prestige: number;
            pay_per_point: number;
            prestige_sold: number;
            profession_card: number;
            provenance: string | {
                [key: string]: string;
            };
            raise: number;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            start: number;
            start_two_players: number;
        };
        /**
         * MuseWork
         * @description A card in one's hand as a work with the Muse's help, without bonus cards.
         */
        "princes.MuseWork": {
            profession: string;
            value: number;
        };
        /**
         * OfferRefused
         * @description Nothing came of it; it has cost nothing.
         */
        "princes.OfferRefused": {
            building: string;
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            listener_seat: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "offerrefused";
        };
        /**
         * Offered
         * @description The player whose turn it is made an offer.
         */
        "princes.Offered": {
            amount: number;
            building: string;
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            estate_seat: number;
            listener_seat: number;
            seat: number;
            square: string;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "offered";
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
            artists: components["schemas"]["princes.WorkView"][];
            bonus: components["schemas"]["princes.BonusView"][];
            bonus_with_items: components["schemas"]["princes.BonusWithItem"][];
            building_places: components["schemas"]["princes.PlacesView"][];
            florins: number;
            free_squares: string[];
            hand: components["schemas"]["princes.WorkView"][];
            known: components["schemas"]["princes.KnownView"][];
            looked_at_cards: string[];
            prestige: components["schemas"]["princes.PrestigeView"][];
            returned_profession: string;
            work: string;
            work_bonuses: string[];
            works_with_buildings: components["schemas"]["princes.WorkWithBuilding"][];
            works_with_items: components["schemas"]["princes.WorkWithItem"][];
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
         * PawnPlaced
         * @description A seat bids for a character.
         */
        "princes.PawnPlaced": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            character: string;
            price: number;
            seat: number;
            space: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "pawnplaced";
        };
        /**
         * PawnReturned
         * @description A seat was outbid and has its pawn back.
         */
        "princes.PawnReturned": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            character: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "pawnreturned";
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
         * @description A landscape lies in an estate; a further one of its kind brings points.
         */
        "princes.Placed": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            landscape: string;
            points: number;
            seat: number;
            square: string;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "placed";
        };
        /**
         * PlacesView
         * @description In how many ways a building could be placed in the own estate.
         */
        "princes.PlacesView": {
            building: string;
            places: number;
        };
        /**
         * PrestigeRow
         * @description A prestige card: for having most or fewest of something, or at least so much of several things.
         */
        "princes.PrestigeRow": {
            /** @default {} */
            at_least: {
                [key: string]: number;
            };
            /** @default  */
            counter: string;
            full: number;
            key: string;
            kind: string;
            name: components["schemas"]["princes.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            /** @default 0 */
            tied: number;
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
            /** @default null */
            court: components["schemas"]["princes.CourtView"] | null;
            estates: components["schemas"]["princes.EstateView"][];
            first_seat: number;
            freedoms: components["schemas"]["princes.FreedomStock"][];
            items: components["schemas"]["princes.ItemView"][];
            /** @default null */
            joined: components["schemas"]["princes.JoinedView"] | null;
            lot: components["schemas"]["princes.LotView"] | null;
            minimum: number;
            opening: number;
            own: components["schemas"]["princes.OwnView"] | null;
            palace_squares: string[];
            piles: components["schemas"]["princes.PileStock"][];
            prestige_counts: components["schemas"]["princes.CountView"][];
            round: number;
            rounds: number;
            seat: number | null;
            waiting: number[];
        };
        /**
         * PrincessPart
         * @description A kind of thing that counts for the Princess: how many there are, what each is worth, and all of them.
         */
        "princes.PrincessPart": {
            count: number;
            each: number;
            thing: string;
            value: number;
        };
        /**
         * PrincessParts
         * @description What each thing in an estate adds to a work for the Princess.
         */
        "princes.PrincessParts": {
            builder: number;
            building: number;
            card: number;
            landscape: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * PrincessPleased
         * @description A work was made for the Princess: what it was worth, and how it was paid.
         */
        "princes.PrincessPleased": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            florins: number;
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "princesspleased";
            value: number;
        };
        /**
         * ProfessionRow
         * @description A profession card and what its artist or scholar prefers.
         */
        "princes.ProfessionRow": {
            building: string;
            freedom: string;
            key: string;
            landscape: string;
            name: components["schemas"]["princes.Text"];
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
            the: components["schemas"]["princes.Text"];
            work: components["schemas"]["princes.Text"];
        };
        /**
         * ProfessorConsulted
         * @description The Professor fetches a seat a card from a pile.
         */
        "princes.ProfessorConsulted": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            pile: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "professorconsulted";
        };
        /**
         * ProfessorDismissed
         * @description A seat let the Professor go unused.
         */
        "princes.ProfessorDismissed": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "professordismissed";
        };
        /**
         * ProposalView
         * @description What somebody proposed: where, by its first square, and what the partner would pay; in one's draft no sum yet.
         */
        "princes.ProposalView": {
            amount: number | null;
            estate_seat: number;
            grounds: components["schemas"]["princes.GroundView"][];
            seat: number;
            square: string;
        };
        /**
         * RankScored
         * @description The Merchant brought as many points as the seat's place.
         */
        "princes.RankScored": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            points: number;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "rankscored";
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
         * RoundRow
         * @description A round and the least a work must be worth in it.
         */
        "princes.RoundRow": {
            minimum: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * SharePaid
         * @description The partner paid what was agreed, and has the building too.
         */
        "princes.SharePaid": {
            active_seat: number;
            amount: number;
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            points: number;
            raised: number;
            seat: number;
            sold: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "sharepaid";
        };
        /**
         * Stock
         * @description How many lie ready.
         */
        "princes.Stock": {
            builders: number;
            builders_each: number;
            jesters: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            recruiting_cards: number;
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
        };
        /**
         * TalkView
         * @description A negotiation: between whom, about which building, and all that was proposed, the latest last.
         */
        "princes.TalkView": {
            active_seat: number;
            building: string;
            cost: number;
            partner_seat: number;
            proposals: components["schemas"]["princes.ProposalView"][];
        };
        /**
         * Text
         * @description A few words that exist in both languages from the start: a title's name, an option's sentence.
         */
        "princes.Text": {
            en: string;
            fr: string;
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
         * WonForNothing
         * @description The Merchant spares a seat the price of what it won.
         */
        "princes.WonForNothing": {
            /** @default [] */
            changes: components["schemas"]["princes.Change"][];
            item: string;
            seat: number;
            /** @default null */
            to: number[] | null;
            /** @enum {unknown} */
            type: "wonfornothing";
        };
        /**
         * WorkParts
         * @description What adds to a work's value.
         */
        "princes.WorkParts": {
            building: number;
            card: number;
            freedom: number;
            jester: number;
            landscape: number;
            /** @default  */
            note: string;
            provenance: string | {
                [key: string]: string;
            };
            /** @default  */
            source: string;
            /** @default [] */
            sources: string[];
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
         * WorkWithBuilding
         * @description A card in hand that a building would lift, and to what.
         */
        "princes.WorkWithBuilding": {
            building: string;
            profession: string;
            value: number;
        };
        /**
         * WorkWithItem
         * @description A card in hand that an item of the auction would lift, and to what.
         */
        "princes.WorkWithItem": {
            item: string;
            profession: string;
            value: number;
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
    change_password_api_account_password_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordBody"];
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
    confirm_email_api_email_confirm_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailLinkBody"];
            };
        };
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
    end_sessions_api_me_sessions_delete: {
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
    tokens_api_me_tokens_get: {
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
                    "application/json": components["schemas"]["Tokens"];
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
    make_token_api_me_tokens_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewToken"];
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
    revoke_api_me_tokens__token__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
                    "application/json": components["schemas"]["Tokens"];
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
                game?: string;
                page?: number;
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
                "application/json": components["schemas"]["HintBody"];
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
            /** @description Done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Healthy"];
                };
            };
        };
    };
}
