// What threads do together. Every program runs on all threads with the same arguments; results
// depend only on the arguments, never on how the work was shared out.
import type { ProgramName } from "./calls.ts";
import { headsBackward, headsForward } from "./heads-programs.ts";
import { pairsBackward, pairsForward } from "./pair-programs.ts";
import { multiply } from "./product.ts";
import { share, type Thread } from "./thread.ts";

type Arguments = readonly number[];
export type Program = (thread: Thread, a: Arguments) => void;

/** C (+)= op(A) op(B), all threads: by columns, or by rows where C is tall. */
function gemm(thread: Thread, args: Arguments): void {
  const [transA, transB, m, n, k, a, lda, b, ldb, c, ldc, accumulate] = args;
  const byRows = m! >= 2 * n! && m! >= 16 * thread.count;
  const [m0, m1] = byRows ? share(thread, m!, 16) : [0, m!];
  const [n0, n1] = byRows ? [0, n!] : share(thread, n!, 16);
  if (m0 === m1 || n0 === n1) return;
  const from = a! + (transA === 1 ? m0 : m0 * lda!) * 4;
  const by = b! + (transB === 1 ? n0 * ldb! : n0) * 4;
  multiply(thread, {
    size: [m1 - m0, n1 - n0, k!],
    a: { at: from, stride: lda!, transposed: transA === 1 },
    b: { at: by, stride: ldb!, transposed: transB === 1 },
    c: { at: c! + (m0 * ldc! + n0) * 4, stride: ldc! },
    accumulate: accumulate === 1,
  });
}

/** C (+)= A B, B packed whole. */
function gemmPacked(
  thread: Thread,
  [m, n, k, a, lda, packed, c, ldc, accumulate]: Arguments,
): void {
  const [p0, p1] = share(thread, Math.ceil(n! / 16));
  thread.kernels["gemmPacked"]!(
    m!,
    n!,
    k!,
    a!,
    lda!,
    packed!,
    p0,
    p1,
    c!,
    ldc!,
    accumulate!,
    thread.scratch,
  );
}

function pack(thread: Thread, [b, ldb, trans, k, n, dst]: Arguments): void {
  const [p0, p1] = share(thread, Math.ceil(n! / 16));
  thread.kernels["packPanels"]!(b!, ldb!, trans!, 0, k!, n!, p0, p1, dst! + p0 * k! * 64);
}

/** A kernel over n floats, its pointers moved to this thread's part. */
const flat =
  (name: string, pointers: number): Program =>
  (thread, a) => {
    const [from, to] = share(thread, a[pointers]!, 64);
    if (from === to) return;
    const moved = a.slice(0, pointers).map((at) => at + from * 4);
    thread.kernels[name]!(...moved, to - from, ...a.slice(pointers + 1));
  };

/** A kernel that takes a range r0, r1 of `total` (argument number `at`), inserted there. */
const ranged =
  (name: string, at: number, unit = 1): Program =>
  (thread, a) => {
    const [from, to] = share(thread, a[at]!, unit);
    if (from !== to) thread.kernels[name]!(...a.slice(0, at), from, to, ...a.slice(at + 1));
  };

/** The same range over columns, given as the last argument. */
const columns =
  (name: string): Program =>
  (thread, a) => {
    const [from, to] = share(thread, a.at(-1)!, 16);
    if (from !== to) thread.kernels[name]!(...a.slice(0, -1), from, to);
  };

function copyRows(thread: Thread, a: Arguments): void {
  const [dst, dstStride, src, srcStride, height, cols, accumulate] = a;
  const [r0, r1] = share(thread, height!);
  const [to, from] = [dst! + r0 * dstStride! * 4, src! + r0 * srcStride! * 4];
  thread.kernels["copyRows"]!(to, dstStride!, from, srcStride!, r1 - r0, cols!, accumulate!);
}

/** The recurrent part of an LSTM over a sequence whose gates already hold the input's share. */
function lstmForward(thread: Thread, a: Arguments): void {
  const [steps, batch, width, weights, gates, h0, c0, h, c, lengths, reverse, packed] = a;
  const [r0, r1] = share(thread, batch!);
  const [block, gateBlock] = [batch! * width! * 4, batch! * width! * 16];
  for (let s = 0; s < steps!; s++) {
    const t = reverse === 1 ? steps! - 1 - s : s;
    const before = reverse === 1 ? t + 1 : t - 1;
    const hPrev = s === 0 ? h0! : h! + before * block;
    const cPrev = s === 0 ? c0! : c! + before * block;
    const at = gates! + t * gateBlock;
    const n = 4 * width!;
    if (packed !== 0) gemmPacked(thread, [batch!, n, width!, hPrev, width!, packed!, at, n, 1]);
    else gemm(thread, [0, 0, batch!, n, width!, hPrev, width!, weights!, n, at, n, 1]);
    thread.barrier();
    thread.kernels["lstmForward"]!(
      at,
      cPrev,
      hPrev,
      c! + t * block,
      h! + t * block,
      width!,
      r0,
      r1,
      lengths!,
      t,
    );
    thread.barrier();
  }
}

/** dGates for the whole sequence; dh and dc start as gradients from outside and end as h0's, c0's. */
function lstmBackward(thread: Thread, a: Arguments): void {
  const [steps, batch, width, weights, gates, c0, c, dOut, dCell, dh, dc, dGates] = a;
  const [lengths, reverse, packed] = a.slice(12);
  const [r0, r1] = share(thread, batch!);
  const [block, gateBlock] = [batch! * width! * 4, batch! * width! * 16];
  for (let s = steps! - 1; s >= 0; s--) {
    const t = reverse === 1 ? steps! - 1 - s : s;
    const before = reverse === 1 ? t + 1 : t - 1;
    const cPrev = s === 0 ? c0! : c! + before * block;
    const dAt = dGates! + t * gateBlock;
    const own = dOut === 0 ? 0 : dOut! + t * block;
    const ownCell = dCell === 0 ? 0 : dCell! + t * block;
    const n = 4 * width!;
    thread.kernels["lstmBackward"]!(
      gates! + t * gateBlock,
      c! + t * block,
      cPrev,
      own,
      ownCell,
      dh!,
      dc!,
      dAt,
      width!,
      r0,
      r1,
      lengths!,
      t,
    );
    thread.barrier();
    if (packed !== 0) gemmPacked(thread, [batch!, width!, n, dAt, n, packed!, dh!, width!, 1]);
    else gemm(thread, [0, 1, batch!, width!, n, dAt, n, weights!, n, dh!, width!, 1]);
    thread.barrier();
  }
}

export const programs = {
  gemm,
  gemmPacked,
  pack,
  fill: flat("fill", 1),
  copy: flat("copy", 2),
  copyRows,
  broadcastRow: ranged("broadcastRow", 2),
  addScaled: flat("addScaled", 2),
  scale: flat("scale", 2),
  add: flat("add", 3),
  tanhForward: flat("tanhForward", 2),
  tanhBackward: flat("tanhBackward", 3),
  dropout: ranged("dropout", 2, 64),
  gather: ranged("gather", 3),
  bag: ranged("bag", 4),
  sumColumns: columns("sumColumns"),
  scatterAdd: columns("scatterAdd"),
  bagBackward: columns("bagBackward"),
  lstmForward,
  lstmBackward,
  cellForward: ranged("lstmForward", 6),
  cellBackward: ranged("lstmBackward", 9),
  raggedDot: ranged("raggedDot", 5),
  attend: ranged("attend", 6),
  attendBackward: ranged("attendBackward", 7),
  raggedCombine: ranged("raggedCombine", 5),
  raggedSpread: columns("raggedSpread"),
  mixtureForward: ranged("mixtureForward", 12),
  mixtureBackward: ranged("mixtureBackward", 9),
  normForward: ranged("normForward", 5),
  normBackward: ranged("normBackward", 5),
  normWeights: columns("normWeights"),
  geluForward: flat("geluForward", 2),
  geluBackward: flat("geluBackward", 3),
  headsForward,
  headsBackward,
  pairsForward,
  pairsBackward,
  adam: flat("adam", 4),
  adamRows: ranged("adamRows", 5),
} satisfies Record<ProgramName, Program>;
