// Who waits for which worker. A conversation's turns go to the worker that has it warm: another would
// first have to read all of it again. Only where turns pile up there, or one has waited long enough to
// be read twice, it goes elsewhere.

import { RecentMap } from "../../recent-map.ts";

export type WaitingLine<Task, Member> = {
  readonly length: number;
  add(task: Task): void;
  remove(task: Task): boolean;
  /** The task that this free member should do now. */
  next(member: Member): Task | undefined;
  /** This member is gone, and with it what it had warm. */
  leave(member: Member): void;
  clear(): Task[];
};

/** Homes are forgotten, the least recent first, beyond this many. */
const maxHomes = 10_000;
/** Milliseconds; then anybody who is free will do. */
const patience = 500;

export function createWaitingLine<Task extends object, Member>(
  conversationOf: (task: Task) => string | undefined,
  now: () => number = () => performance.now(),
): WaitingLine<Task, Member> {
  let waiting: Task[] = [];
  const since = new WeakMap<Task, number>();
  const homes = new RecentMap<string, Member>(maxHomes);
  const homeOf = (task: Task): Member | undefined => homes.get(conversationOf(task) ?? "");

  const settle = (task: Task, member: Member): void => {
    const conversation = conversationOf(task);
    if (conversation === undefined) return;
    homes.set(conversation, member);
  };

  const choose = (member: Member): Task | undefined => {
    const own = waiting.find((task) => [undefined, member].includes(homeOf(task)));
    if (own !== undefined) return own;
    const counts = new Map<Member | undefined, number>();
    for (const task of waiting) counts.set(homeOf(task), (counts.get(homeOf(task)) ?? 0) + 1);
    const late = now() - patience;
    return waiting.find(
      (task) => (counts.get(homeOf(task)) ?? 0) > 1 || (since.get(task) ?? late) < late,
    );
  };

  return {
    get length() {
      return waiting.length;
    },
    add(task) {
      since.set(task, now());
      waiting.push(task);
    },
    remove(task) {
      const found = waiting.includes(task);
      waiting = waiting.filter((other) => other !== task);
      return found;
    },
    next(member) {
      const task = choose(member);
      if (task === undefined) return undefined;
      waiting = waiting.filter((other) => other !== task);
      settle(task, member);
      return task;
    },
    leave(member) {
      for (const [conversation, home] of homes) if (home === member) homes.delete(conversation);
    },
    clear() {
      const all = waiting;
      waiting = [];
      return all;
    },
  };
}
