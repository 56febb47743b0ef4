/** Takes the pictures of the page: a server of its own, always the same deals, a position of every phase.
 *
 *      node docs/pictures/make.mjs [princes]        (after `make page`; needs Chromium)
 *
 *  The pictures of other titles are taken by modules beside this one, each named after its title.
 *
 *  The seat shown is played by what the bot advises, so that every position is one of a real game. */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const HERE = new URL(".", import.meta.url).pathname;
const ROOT = join(HERE, "../..");
const { chromium } = createRequire(join(ROOT, "web/package.json"))(
  "@playwright/test",
);
const { SIGNORIA_PYTHON: PYTHON = join(ROOT, ".venv/bin/python"), ...OUTER } =
  process.env;
const PORT = process.env.PICTURES_PORT ?? "8918";
const ADDRESS = `http://127.0.0.1:${PORT}`;
const SERVE = `
import random, secrets
secrets.randbits = random.Random(1492).getrandbits
from signoria.server.serving import main
main()`;
const MINUTES_LATER = 40;
const BESIDE = readdirSync(HERE)
  .filter((name) => name.endsWith(".mjs") && name !== "make.mjs")
  .map((name) => name.slice(0, -".mjs".length));
const ROOMS = {
  phone: [390, 844],
  tablet: [820, 1180],
  laptop: [1280, 720],
  desk: [1440, 900],
  wide: [1920, 1080],
};

function serve() {
  const folder = mkdtempSync(join(tmpdir(), "signoria-pictures-"));
  const environment = {
    ...OUTER,
    PYTHONPATH: join(ROOT, "src"),
    SIGNORIA_DATABASE: `sqlite:${join(folder, "tables.db")}`,
    SIGNORIA_PORT: PORT,
    SIGNORIA_POSTS_A_MINUTE: "1000000",
  };
  return spawn(PYTHON, ["-c", SERVE], { env: environment, stdio: "ignore" });
}

const rest = (milliseconds = 50) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function ready() {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${ADDRESS}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await rest(100);
  }
  throw new Error("the server does not answer");
}

/** Somebody with a browser: makes tables and plays over the wire, and looks at them on the page. */
class Guest {
  static async come(browser, name) {
    const context = await browser.newContext({
      baseURL: ADDRESS,
      locale: "en-GB",
      reducedMotion: "reduce",
    });
    const guest = new Guest();
    guest.page = await context.newPage();
    await guest.ask("/api/me", { name });
    return guest;
  }

  async ask(path, data) {
    const answer = await (data
      ? this.page.request.post(path, { data })
      : this.page.request.get(path));
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  }

  /** A table by the words for its seats: `me`, `open`, or a bot. */
  async make(title, seats, more = {}) {
    const wishes = seats.map((seat) =>
      ["me", "open"].includes(seat)
        ? { kind: seat }
        : { kind: "bot", spec: seat },
    );
    const { sight, invite } = await this.ask("/api/tables", {
      title,
      seats: wishes,
      ...more,
    });
    return { id: sight.table.id, invite };
  }

  /** Plays as advised until a question is asked that is wanted; says whether there was one. */
  async play(table, wanted) {
    for (;;) {
      const sight = await this.ask(`/api/tables/${table}`);
      if (sight.table.state !== "playing") return false;
      const [seat, asked] = Object.entries(sight.questions)[0] ?? [];
      const waited = asked && sight.table.waiting.includes(Number(seat));
      if (waited && wanted(asked, sight.view)) return true;
      if (waited) await this.move(table, Number(seat), asked);
      else await rest();
    }
  }

  /** Makes the move that the bot advises. */
  async move(table, seat, asked) {
    const {
      choices: [{ text: line }],
    } = await this.ask(`/api/tables/${table}/hint`, { seat });
    await this.ask(`/api/tables/${table}/moves`, {
      seat,
      line,
      question: asked.number,
    });
  }

  /** Answers as advised as long as one is waited for. */
  async answer(table) {
    for (;;) {
      const sight = await this.ask(`/api/tables/${table}`);
      const [seat, asked] = Object.entries(sight.questions)[0] ?? [];
      if (!asked || !sight.table.waiting.includes(Number(seat))) return;
      await this.move(table, Number(seat), asked);
    }
  }

  async look(
    address,
    { room = "desk", theme = "light", prepare = async () => {} } = {},
  ) {
    const [width, height] = ROOMS[room];
    await this.page.setViewportSize({ width, height });
    await this.page.goto("/bots");
    await this.page.evaluate(
      (chosen) => {
        sessionStorage.clear();
        localStorage.setItem("signoria.settings", JSON.stringify(chosen));
      },
      { theme, language: "en" },
    );
    await this.page.goto(address);
    await this.page.waitForLoadState("networkidle");
    await this.page.evaluate(() => document.fonts.ready);
    await prepare(this.page);
    await this.page.waitForTimeout(600);
  }

  async picture(name, address, how = {}) {
    await this.look(address, how);
    await this.page.screenshot({ path: join(HERE, `${name}.png`) });
    console.log(`${name}.png`);
  }
}

const is =
  (key, round = 1) =>
  (asked, view) =>
    asked.key === `princes-question-${key}` && view.round >= round;
const offers = (verb, round) => (asked, view) =>
  view.round >= round && asked.moves.some(({ text }) => text.startsWith(verb));

const touch = (verb) => async (page) => {
  await page
    .locator(`[data-move^="${verb}"]:not([aria-disabled="true"])`)
    .first()
    .click();
};

/** A tile is put down at the next legal place, and the pointer held where another may not lie. */
async function put(page) {
  await touch("build")(page);
  await page.getByRole("button", { name: /Next/ }).click();
  await page.locator('[data-square="c3"]').hover();
}

/** On a phone the buildings lie in a tab; the tile is put down at the next legal place. */
async function placing(page) {
  await page.getByRole("tab", { name: "Bank" }).click();
  await touch("build")(page);
  await page.getByRole("button", { name: /Next/ }).click();
}

/** The lobby with tables of every kind. */
async function lobby(ines, marta, lena) {
  const asked = await ines.make("princes", ["me", "quick", "quick", "quick"]);
  await ines.play(asked.id, (question) => question.auction?.leader != null);
  await ines.make("il_principe", ["me", "quick", "quick"]);
  const third = await ines.make("firenze", ["me", "quick", "quick"]);
  await ines.play(third.id, (question) => question.key.includes("take"));
  const waiting = await marta.make("florenza", ["me", "open"]);
  await ines.ask(`/api/tables/${waiting.id}/join`, {
    seat: 1,
    invite: waiting.invite,
  });
  await ines.answer(waiting.id);
  const day = { clock: { move_seconds: 86_400 } };
  await lena.make("princes", ["me", "quick", "open", "open"], {
    public: true,
    ...day,
  });
  await marta.make("il_principe", ["me", "open", "open", "open"], {
    public: true,
  });
  const over = await lena.make("firenze", ["quick", "quick"], { public: true });
  for (let tries = 0; tries < 600; tries++) {
    const { table } = await lena.ask(`/api/tables/${over.id}`);
    if (table.state === "finished") break;
    await rest(100);
  }
  await ines.page.clock.setFixedTime(Date.now() + MINUTES_LATER * 60_000);
  await ines.picture("lobby", "/");
  await ines.picture("lobby-dark", "/", { theme: "dark" });
  await ines.picture("lobby-phone", "/", { room: "phone" });
}

/** A game of Princes, looked at in each of its phases. */
async function princes(ines) {
  const { id } = await ines.make("princes", ["quick", "quick", "me", "quick"]);
  const at = `/t/${id}`;
  await ines.play(id, is("return", 0));
  await ines.picture("princes-setup", at);
  await ines.picture("princes-phone-setup", at, { room: "phone" });
  await ines.play(
    id,
    (asked, view) => view.round >= 3 && asked.auction?.leader != null,
  );
  await ines.picture("princes-auction", at);
  await ines.picture("princes-dark", at, { theme: "dark" });
  await ines.picture("princes-phone", at, { room: "phone" });
  await ines.picture("princes-tablet", at, { room: "tablet" });
  await ines.play(id, offers("build", 3));
  await ines.picture("princes-actions", at);
  await ines.picture("princes-laptop", at, { room: "laptop" });
  await ines.picture("princes-wide", at, { room: "wide" });
  await ines.picture("princes-placing", at, { prepare: put });
  await ines.picture("princes-phone-placing", at, {
    room: "phone",
    prepare: placing,
  });
  await ines.picture("princes-text", `${at}/text`);
  await ines.play(id, offers("work", 4));
  await ines.picture("princes-work", at, { prepare: touch("work") });
  await ines.play(id, () => false);
  await ines.picture("princes-end", at);
  await ines.picture("princes-replay", `${at}?at=90`);
  await ines.picture("princes-phone-replay", `${at}?at=90`, { room: "phone" });
}

const server = serve();
try {
  await ready();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  const [ines, marta, lena] = await Promise.all(
    ["Ines", "Marta", "Lena"].map((name) => Guest.come(browser, name)),
  );
  const parts = [
    ["princes", () => princes(ines)],
    ...BESIDE.map((title) => [
      title,
      async () => (await import(join(HERE, `${title}.mjs`))).default(ines),
    ]),
    ["lobby", () => lobby(ines, marta, lena)],
  ];
  const wanted = process.argv.slice(2);
  for (const [name, take] of parts)
    if (!wanted.length || wanted.includes(name)) await take();
  await browser.close();
} finally {
  server.kill();
}
