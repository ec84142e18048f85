// Times a piece of work: the best of several, after warming up.
export function bestOf(work, { times = 5, warm = 1 } = {}) {
  for (let i = 0; i < warm; i++) work();
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
