import type { Desk } from '../../store/desk';

/** Takes what was typed, as its buttons would, and goes on; one that is refused stays to be put right. */
export async function finishDrafts(desk: Desk): Promise<void> {
  const { asking } = desk.getState();
  if (!asking) return;
  desk.set({ asking: null });
  for (const { finish } of asking.drafts) if (!(await finish?.())) return;
  desk.drafts.clear();
  await asking.go();
}

/** Goes on without it. */
export async function dropDrafts(desk: Desk): Promise<void> {
  const { asking } = desk.getState();
  if (!asking) return;
  desk.set({ asking: null });
  for (const { drop } of asking.drafts) drop();
  desk.drafts.clear();
  await asking.go();
}

export const backToDrafts = (desk: Desk): void => desk.set({ asking: null });
