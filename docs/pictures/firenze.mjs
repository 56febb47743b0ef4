/** Firenze, looked at in each phase of a turn, and when it is over. */
const asks =
  (pattern, round = 1) =>
  (asked, view) =>
    view.round >= round && pattern.test(asked.key);
const free = ':not([aria-disabled="true"])';

const touch = (selector) => async (page) => {
  const found = page.locator(selector).first();
  await found.click();
  await page.waitForTimeout(400);
};

/** A brick on every tower that can have one. */
async function build(page) {
  for (let bricks = 0; bricks < 3; bricks++) {
    const plus = page.locator(`.towers .falls .plus${free}`).first();
    if (!(await plus.count())) break;
    await plus.click();
    await page.waitForTimeout(300);
  }
}

/** Bricks, and one of the row for several of one's own. */
async function exchange(page) {
  await build(page);
  await touch(".row-card .want >> nth=-1")(page);
}

const towers = (view) => view.families[view.seat].towers.length;
const bricks = (view) =>
  Object.values(view.families[view.seat].store).reduce(
    (sum, count) => sum + count,
  );

export default async function firenze(ines) {
  const { id } = await ines.make("firenze", ["me", "quick", "quick"]);
  const at = `/t/${id}`;
  await ines.play(
    id,
    (asked, view) =>
      asks(/take$/, 5)(asked, view) && bricks(view) > 5 && towers(view) > 0,
  );
  const take = touch('[data-move="take 4"]');
  await ines.picture("firenze-take", at, { prepare: take });
  await ines.picture("firenze-phone-take", at, {
    room: "phone",
    prepare: take,
  });
  await ines.play(
    id,
    (asked, view) =>
      asks(/exchange$/, 5)(asked, view) && towers(view) > 1 && bricks(view) > 6,
  );
  await ines.picture("firenze-build", at, { prepare: build });
  await ines.picture("firenze-dark", at, { prepare: build, theme: "dark" });
  await ines.picture("firenze-phone", at, { room: "phone", prepare: build });
  await ines.picture("firenze-laptop", at, { room: "laptop", prepare: build });
  await ines.picture("firenze-tablet", at, { room: "tablet", prepare: build });
  await ines.picture("firenze-wide", at, { room: "wide", prepare: build });
  await ines.picture("firenze-exchange", at, { prepare: exchange });
  await ines.play(id, asks(/fill$/, 6));
  await ines.picture("firenze-contracts", at, {
    prepare: async (page) => {
      const sheet = page.locator(".finished").first();
      if (await sheet.count()) await sheet.click();
    },
  });
  await ines.play(id, () => false);
  await ines.picture("firenze-end", at);
  await ines.picture("firenze-replay", `${at}?at=120`);
}
