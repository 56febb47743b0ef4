/** The pictures of Florenza: a game of four, looked at in each of its phases. */

const is =
  (key, round = 0) =>
  (asked, view) =>
    asked.key === `florenza-question-${key}` && view.round >= round;

const touch =
  (...verbs) =>
  async (page) => {
    for (const verb of verbs) {
      await page
        .locator(`[data-move^="${verb}"]:not([aria-disabled="true"])`)
        .first()
        .click();
      await page.waitForTimeout(300);
    }
  };

/** A work that is too dear, so that the ledger says what is short. */
const commissioned = touch("commission", "hire");

/** What came of a round, told to its end. */
async function followed(page) {
  await page.getByRole("button", { name: "Last round again" }).click();
  await page.getByRole("button", { name: "all at once" }).click();
}

export default async function florenza(ines) {
  const { id } = await ines.make("florenza", [
    "quick",
    "quick",
    "me",
    "quick",
  ]);
  const at = `/t/${id}`;
  await ines.play(id, is("choose"));
  await ines.picture("florenza-setup", at, { prepare: touch("choose") });
  await ines.play(id, is("turn", 3));
  await ines.picture("florenza-placing", at);
  await ines.picture("florenza-hire", at, { prepare: commissioned });
  await ines.picture("florenza-build", at, { prepare: touch("build") });
  await ines.picture("florenza-dark", at, {
    theme: "dark",
    prepare: commissioned,
  });
  await ines.picture("florenza-laptop", at, { room: "laptop" });
  await ines.picture("florenza-wide", at, { room: "wide" });
  await ines.picture("florenza-tablet", at, { room: "tablet" });
  await ines.picture("florenza-phone", at, { room: "phone" });
  await ines.picture("florenza-phone-hire", at, {
    room: "phone",
    prepare: touch("commission"),
  });
  await ines.picture("florenza-offices", at, { prepare: followed });
  await ines.play(id, is("run", 3));
  await ines.picture("florenza-districts", at);
  await ines.play(id, is("works", 3));
  await ines.picture("florenza-works", at);
  await ines.play(id, () => false);
  await ines.picture("florenza-end", at);
}
