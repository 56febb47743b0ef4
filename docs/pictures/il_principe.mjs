/** The pictures of Il Principe: a game looked at in each of its phases. */

const is =
  (key, round = 1) =>
  (asked, view) =>
    asked.key === `il_principe-question-${key}` && view.round >= round;

const press =
  (...selectors) =>
  async (page) => {
    for (const selector of selectors) await page.locator(selector).click();
  };

/** Two cards are picked to be sold. */
async function laying(page) {
  const colours = page.locator('.fans button:not([aria-disabled="true"])');
  await colours.first().click();
  await colours.last().click();
}

/** A city is chosen with its shields. */
async function building(page) {
  await page.locator('.cities button[aria-disabled="false"]').first().click();
  const regions = page.locator(".regs .name");
  await regions.first().waitFor();
  if ((await regions.count()) < 2) return;
  await regions.first().click();
  await regions.last().click();
}

/** Plays table after table until one comes to such a question. */
async function reached(guest, wanted) {
  for (;;) {
    const { id } = await guest.make("il_principe", [
      "quick",
      "me",
      "quick",
      "quick",
    ]);
    if (await guest.play(id, wanted)) return { id, at: `/t/${id}` };
  }
}

export default async function ilPrincipe(guest) {
  const { id, at } = await reached(guest, is("lay", 3));
  await guest.picture("il_principe-offer", at, { prepare: laying });
  await guest.picture("il_principe-phone-offer", at, {
    room: "phone",
    prepare: laying,
  });
  if (
    await guest.play(
      id,
      (asked, view) =>
        is("bid-cards", 3)(asked, view) && asked.auction?.leader != null,
    )
  ) {
    await guest.picture("il_principe-auction", at);
    await guest.picture("il_principe-dark", at, { theme: "dark" });
    await guest.picture("il_principe-phone", at, { room: "phone" });
    await guest.picture("il_principe-tablet", at, { room: "tablet" });
    await guest.picture("il_principe-wide", at, { room: "wide" });
  }
  const sites = await reached(
    guest,
    (asked, view) => is("build-now", 3)(asked, view) && asked.moves.length > 2,
  );
  await guest.picture("il_principe-build", sites.at, { prepare: building });
  await guest.picture("il_principe-laptop", sites.at, {
    room: "laptop",
    prepare: building,
  });
  await guest.picture("il_principe-phone-build", sites.at, {
    room: "phone",
    prepare: building,
  });
  const acting = await reached(
    guest,
    (asked, view) =>
      is("turn", 3)(asked, view) &&
      (view.own?.hand ?? []).some(({ count }) => count > 2),
  );
  const { view } = await guest.ask(`/api/tables/${acting.id}`);
  const { card } = view.own.hand.find(({ count }) => count > 2);
  const playing = press(`[data-move="play ${card}"]`, '[data-move="cards 2"]');
  await guest.picture("il_principe-actions", acting.at, { prepare: playing });
  const tied = await reached(
    guest,
    (asked, seen) => is("bid-role", 3)(asked, seen) && asked.moves.length > 2,
  );
  await guest.picture("il_principe-roles", tied.at);
  await guest.picture("il_principe-phone-roles", tied.at, { room: "phone" });
  await guest.play(tied.id, () => false);
  await guest.picture("il_principe-end", tied.at);
  await guest.picture("il_principe-replay", `${tied.at}?at=90`);
}
