"""Goes on training the flights model on a GPU, from what `segue train --examples` wrote; objective and weights as
src/model/training. python3 flights_train.py --data FOLDER --out FILE.safetensors --seconds 400 --mix written:2,generated:1"""
import argparse, copy, json, math, random, re, time

import numpy as np
import torch
import torch.nn.functional as F

from flights_model import Flights
from tensors import read_tensors, write_tensors

ap = argparse.ArgumentParser()
add = ap.add_argument
add("--data"); add("--out"); add("--name", default="flights"); add("--seconds", type=float, default=400)
add("--init", default="")  # weights to start from, of the same words; else those in the folder
add("--lr", type=float, default=1e-3); add("--end", type=float, default=0.03); add("--warm", type=int, default=100)
add("--turns", type=int, default=700)  # of a batch, about
add("--hidden", type=float, default=0.15)  # a share of words is read by its vector alone
add("--near", type=float, default=0)  # a share gives way to words that training never showed, read by their vectors
add("--familiar", default="")  # the shipped model's folder, which tells which words those are
add("--dropout", type=float, default=-1); add("--average", type=float, default=0.998)
add("--mix", default="written:1,generated:1,fork:1,own:1"); add("--seed", type=int, default=1); add("--workers", type=int, default=4)
add("--steps", type=int, default=10**9); add("--from", dest="since", type=float, default=0); add("--to", type=float, default=1)
add("--keep-out", type=int, default=40)  # every so manyth conversation is only measured
A = ap.parse_args()
torch.manual_seed(A.seed)
dev = "cuda" if torch.cuda.is_available() else "cpu"
torch.backends.cuda.matmul.allow_tf32 = True
torch.backends.cudnn.allow_tf32 = True
start = time.time()
log = lambda *x: print(f"[{A.name} {time.time() - start:4.0f}]", *x, flush=True)

FOLDERS = A.data.split(",")  # of one vocabulary
spec = json.load(open(f"{FOLDERS[0]}/peer.json"))
if A.dropout >= 0: spec["learning"]["dropout"] = A.dropout
X = np.concatenate([np.fromfile(f"{folder}/examples.u16", np.uint16) for folder in FOLDERS])
ends = [np.diff(np.fromfile(f"{folder}/offsets.u32", np.uint32).astype(np.int64)) for folder in FOLDERS]
OFF = np.concatenate([[0], np.cumsum(np.concatenate(ends))])
IDS = [name for folder in FOLDERS for name in json.load(open(f"{folder}/ids.json"))]
HISTORY, FOCUS = spec["mechanisms"]["history"], spec["improvements"]["focusPlaceholders"]
SCORED, UNKNOWN, OLDEST = spec["scored"], spec["unknownRow"], spec["sizes"]["maxAge"]
REWEIGHT, PER = spec["learning"]["reweight"], spec["learning"]["batchUtterances"]


def near_words():
    """By the row of a word, the rows of vectors of words that may stand for it: src/model/vocabulary/familiar-words.ts."""
    familiar = json.load(open(f"{A.familiar}/domain.json"))["familiar"]
    book = json.load(open(f"{FOLDERS[0]}/vocabulary.json"))["input"]
    row_of = {word: 2 + i for i, word in enumerate(book["words"])}
    vector_of = {word: 1 + i for i, word in enumerate(book["vectorWords"])}
    found = {}
    for word, told in familiar["near"].items():
        if word not in vector_of or word in row_of: continue
        for at in range(0, len(told), 3):
            known, steps = familiar["words"][int(told[at : at + 2], 36)], int(told[at + 2], 36)
            if steps >= 15 and known in row_of: found.setdefault(row_of[known], []).append(vector_of[word])
    return {row: np.array(vectors) for row, vectors in found.items()}


NEAR = near_words() if A.near > 0 else {}


def disguise(x, chance):
    """Some words of an utterance as unknown ones: with their own vector, or that of a near word."""
    words, vectors, names = x[0].copy(), x[1].copy(), x[2]
    for j in np.nonzero((names == 0) & (chance.random(len(words)) < A.near))[0]:
        others = NEAR.get(int(words[j]))
        if others is not None: words[j], vectors[j] = UNKNOWN, others[chance.integers(len(others))]
    words[(names == 0) & (chance.random(len(words)) < A.hidden)] = UNKNOWN
    return (words, vectors, *x[2:])


def kind_of(name):
    """What a conversation is drawn as: by its name, as the files it came from gave it."""
    if name.endswith(" own"): return "own"
    if name.startswith("fork"): return "fork"
    return "generated" if re.match(r"flights-\d", name) else "written"


def read(i):
    a = X[OFF[i] : OFF[i + 1]].astype(np.int64)
    p = 1
    turns = []
    for _ in range(a[0]):
        w = a[p]; p += 1
        words, vectors, names = a[p : p + w], a[p + w : p + 2 * w], a[p + 2 * w : p + 3 * w]; p += 3 * w
        q = a[p] - 1; p += 1
        query = a[p : p + q] if q >= 0 else None; p += max(0, q)
        s = a[p]; p += 1
        segments = a[p : p + 4 * s].reshape(s, 4); p += 4 * s
        n = a[p]; p += 1
        target = a[p : p + 3 * n].reshape(n, 3); p += 3 * n
        turns.append((words, vectors, names, query, segments, target))
    return turns


def looked_at(turns, t):
    """(turn, position, distance, name) of all that the decoder may look at: src/model/network/plan-encoder.ts."""
    first = max(0, t - HISTORY)
    older, seen = [], set()
    for u in range(first - 1, -1, -1):
        if len(older) >= FOCUS: break
        names = turns[u][2]
        for j in np.nonzero(names)[0][::-1]:
            if names[j] in seen: continue
            if len(older) == FOCUS: break
            seen.add(names[j]); older.append((u, j, HISTORY + 1, names[j]))
    parts = [np.array(older[::-1], np.int64).reshape(-1, 4)]
    for u in range(first, t + 1):
        n = len(turns[u][0])
        parts.append(np.stack([np.full(n, u), np.arange(n), np.full(n, t - u), turns[u][2]], 1))
    return np.concatenate(parts)


def collate(ids, R):
    talks = sorted((read(i) for i in ids), key=lambda x: -len(x))
    if A.hidden > 0:
        chance = np.random.default_rng(R.getrandbits(32))
        talks = [[disguise(x, chance) for x in talk] for talk in talks]
    b = dict(counts=[], words=[], vector_rows=[], lengths=[])
    first_state, first_final, states, finals = [], [], 0, 0
    for t in range(len(talks[0])):
        on = [talk[t] for talk in talks if len(talk) > t]
        n, L = len(on), max(len(x[0]) for x in on)
        words, vectors = np.zeros((L, n), np.int64), np.zeros((L, n), np.int64)
        for j, x in enumerate(on): words[: len(x[0]), j] = x[0]; vectors[: len(x[0]), j] = x[1]
        b["counts"].append(n); b["words"].append(words); b["vector_rows"].append(vectors); b["lengths"].append(np.array([len(x[0]) for x in on]))
        first_state.append(states); first_final.append(finals); states += L * n; finals += n
    rows = sorted(((i, t) for i, talk in enumerate(talks) for t in range(len(talk)) if len(talk[t][5])), key=lambda x: -len(talks[x[0]][x[1]][5]))
    if not rows: return None
    lengths = np.array([len(talks[i][t][5]) for i, t in rows]); steps, Rn = int(lengths[0]), len(rows)
    active = [int((lengths > k).sum()) for k in range(steps)]
    keys = [looked_at(talks[i], t) for i, t in rows]
    W = max(len(k) for k in keys)
    key_states, key_distances, key_names, key_none = (np.zeros((Rn, W), np.int64) for _ in range(4)); key_none[:] = 1
    for r, ((i, _), k) in enumerate(zip(rows, keys)):
        n = len(k); at = k[:, 0]
        key_states[r, :n] = np.array(first_state)[at] + k[:, 1] * np.array(b["counts"])[at] + i
        key_distances[r, :n] = k[:, 2]; key_names[r, :n] = k[:, 3]; key_none[r, :n] = 0
    most = max(len(talks[i][t][4]) for i, t in rows)
    needed = {}
    for i, t in rows:
        for u in np.unique(talks[i][t][4][:, 0]): needed.setdefault((i, int(u)), len(needed))
    Q = max([len(talks[i][u][3]) for i, u in needed] or [1])
    queries = np.zeros((Q, max(1, len(needed))), np.int64); query_lengths = np.ones(max(1, len(needed)), np.int64)
    for (i, u), q in needed.items(): query_lengths[q] = len(talks[i][u][3]); queries[: query_lengths[q], q] = talks[i][u][3]
    segment_first, segment_last, segment_ages, segment_none = (np.zeros((Rn, most), np.int64) for _ in range(4)); segment_none[:] = 1
    for r, (i, t) in enumerate(rows):
        s = talks[i][t][4]; n = len(s)
        if n == 0: continue
        q = np.array([needed[(i, int(u))] for u in s[:, 0]])
        segment_first[r, :n] = s[:, 1] * queries.shape[1] + q; segment_last[r, :n] = s[:, 2] * queries.shape[1] + q
        segment_ages[r, :n] = s[:, 3] - 1; segment_none[r, :n] = 0
    total = int(lengths.sum()); base = np.concatenate([[0], np.cumsum(active)])
    row_of = np.concatenate([np.arange(n) for n in active]); step_of = np.repeat(np.arange(steps), active)
    right, right_name, weight = np.zeros(total, np.int64), np.zeros(total, np.int64), np.zeros(total, np.float32)
    bags = [None] * total
    counted = np.zeros(len(talks))
    for r, (i, t) in enumerate(rows):
        target, talk = talks[i][t][5], talks[i]
        kinds, values = target[:, 0], target[:, 1]
        at = base[: len(target)] + r
        right[at] = np.where(kinds == 2, SCORED + values, np.where(kinds == 0, np.minimum(values, SCORED - 1), 0))
        there = set(key_names[r].tolist()) - {0}
        right_name[at] = np.where(kinds == 1, values, 0)
        reached = np.array([v in there if k == 1 else (k == 2 or v < SCORED) for k, v in zip(kinds, values)])
        right_name[at[~reached]] = 0
        weight[at] = reached; counted[i] += reached.sum()
        for k, place in enumerate(at):
            if k == 0: bags[place] = [spec["startRow"]]; continue
            kind, value, row = target[k - 1]
            if kind == 2:
                u, a, z, _ = talk[t][4][value]; bags[place] = talk[u][3][a : z + 1]
            else: bags[place] = [row]
    share = np.array([(len(talk) / PER if REWEIGHT else 1) / n if n else 0 for talk, n in zip(talks, counted)]) / max(1, (counted > 0).sum())
    weight *= share[np.array([i for i, _ in rows])[row_of]].astype(np.float32)
    b.update(active=active, finals=np.array([first_final[t] + i for i, t in rows]), key_states=key_states, key_distances=key_distances, key_names=key_names,
             key_none=key_none.astype(bool), bags=np.concatenate([np.asarray(x, np.int64) for x in bags]), bag_starts=np.concatenate([[0], np.cumsum([len(x) for x in bags])[:-1]]),
             queries=queries, query_lengths=query_lengths, segment_first=segment_first, segment_last=segment_last, segment_ages=segment_ages, segment_none=segment_none.astype(bool),
             padded_at=step_of * Rn + row_of, row_of=row_of, right=right, right_name=right_name, weight=weight)
    tensor = lambda x: torch.from_numpy(np.ascontiguousarray(x))
    b = {k: [tensor(y) for y in x] if k in ("words", "vector_rows", "lengths") else x if k in ("counts", "active") else tensor(x) for k, x in b.items()}
    b["turns"] = sum(len(talk) for talk in talks)
    return b


class Stream(torch.utils.data.IterableDataset):
    def __init__(self, pools, shares): self.pools, self.shares = pools, shares

    def __iter__(self):
        w = torch.utils.data.get_worker_info()
        R = random.Random(A.seed * 1000 + (w.id if w else 0))
        torch.set_num_threads(1)
        order = [[] for _ in self.pools]

        def draw(k):
            if not order[k]: order[k] = list(self.pools[k]); R.shuffle(order[k])
            return order[k].pop()

        while True:
            ids = [draw(k) for k in R.choices(range(len(self.pools)), self.shares, k=2000)]
            ids.sort(key=lambda i: TURNS[i] + R.random())
            batches, cur, turns = [], [], 0
            for i in ids:
                if cur and turns + TURNS[i] > A.turns: batches.append(cur); cur, turns = [], 0
                cur.append(i); turns += TURNS[i]
            batches.append(cur); R.shuffle(batches)
            for x in batches:
                made = collate(x, R)
                if made is not None: yield made


here = lambda x: [y.to(dev, non_blocking=True) for y in x] if isinstance(x, list) and len(x) and torch.is_tensor(x[0]) else x.to(dev, non_blocking=True) if torch.is_tensor(x) else x
move = lambda b: {k: x if k in ("lengths", "query_lengths") else here(x) for k, x in b.items()}
TURNS = X[OFF[:-1]].astype(np.int64)
mix = {k: float(v) for k, v in (x.split(":") for x in A.mix.split(","))}
held, pools, shares = [], [], []
kinds = [kind_of(x) for x in IDS]
for kind, weight in mix.items():
    own = [i for i, k in enumerate(kinds) if k == kind]
    if not own or weight == 0: continue
    if kind in ("written", "generated") and A.keep_out: held.append((kind, own[:: A.keep_out])); own = [x for n, x in enumerate(own) if n % A.keep_out]
    pools.append(own); shares.append(weight)
tensors = read_tensors(f"{FOLDERS[0]}/model.safetensors")
if A.init: tensors.update(read_tensors(A.init))
model = Flights(spec, tensors).to(dev)
named = model.named()
mean = copy.deepcopy(model); mean_named = mean.named()
opt = torch.optim.Adam(list(named.values()), lr=A.lr)
log(f"parameters {sum(p.numel() for p in named.values()) / 1e6:.2f}M, pools {dict(zip(mix, map(len, pools)))}, {dev}")


def measure(which):
    """Mean loss a step and share of steps right under teacher forcing, of what is not learned from."""
    which.eval(); hidden, A.hidden = A.hidden, 0
    with torch.no_grad():
        for kind, ids in held:
            lost = steps = hit = whole = rows = 0
            for c in range(0, len(ids), 60):
                b = collate(ids[c : c + 60], random.Random(1))
                if b is None: continue
                b = move(b); loss, scores = which(b); on = b["weight"] > 0
                lost += loss[on].sum().item(); steps += on.sum().item()
                said = scores.argmax(1); top = scores.shape[1] - b["key_names"].shape[1]
                name = b["key_names"][b["row_of"]].gather(1, (said - top).clamp(min=0)[:, None]).squeeze(1)
                ok = torch.where(b["right_name"] > 0, (said >= top) & (name == b["right_name"]), said == b["right"])
                hit += (ok & on).sum().item()
                bad = torch.zeros(len(b["finals"]), device=ok.device).index_add(0, b["row_of"], (~ok).float()); whole += (bad == 0).sum().item(); rows += len(bad)
            log(f"kept out of {kind}: loss {lost / max(1, steps):.4f}, steps {hit / max(1, steps):.4f}, turns {whole / max(1, rows):.4f} of {rows}")
    A.hidden = hidden


def save():
    write_tensors(A.out, {k: v.detach().cpu() for k, v in mean_named.items()})


measure(model)
loader = torch.utils.data.DataLoader(Stream(pools, shares), batch_size=None, num_workers=A.workers, pin_memory=dev == "cuda", **({"prefetch_factor": 8} if A.workers else {}))
begin = told = kept_at = time.time(); step = seen = 0; losses = []
for b in loader if A.steps > 0 else []:
    part = max((time.time() - begin) / A.seconds, step / A.steps)
    if part >= 1: break
    whole = A.since + (A.to - A.since) * part
    rate = A.lr * min(1, (step + 1) / A.warm) * (A.end + (1 - A.end) * 0.5 * (1 + math.cos(math.pi * whole)))
    for g in opt.param_groups: g["lr"] = rate
    model.train(); b = move(b)
    loss, _ = model(b); on = (b["weight"] > 0).float()
    opt.zero_grad(set_to_none=True); (loss * b["weight"]).sum().backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), spec["learning"]["clipNorm"]); opt.step()
    step += 1; seen += b["turns"]; losses.append(((loss.detach() * on).sum() / on.sum()))
    with torch.no_grad():
        old = min(A.average, step / (step + 10))
        torch._foreach_mul_(list(mean_named.values()), old); torch._foreach_add_(list(mean_named.values()), list(named.values()), alpha=1 - old)
    if time.time() - told > 30: log(f"step {step} seen {seen} loss {torch.stack(losses).mean().item():.4f}"); losses = []; told = time.time()
    if A.out and time.time() - kept_at > 100: save(); kept_at = time.time()
log(f"trained {step} steps, {seen} turns, {time.time() - begin:.0f} s")
measure(mean)
if A.out: save(); log("saved", A.out)
