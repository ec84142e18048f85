"""Trains the base model on a GPU from exported examples, with the same objective, schedule and names as
src/base/train. python3 base_train.py --data FOLDER --out FILE.safetensors --seconds 400"""
import argparse, base64, copy, json, math, random, time

import numpy as np
import torch
import torch.nn.functional as F

from base_model import BaseModel, plain_name
from deep import Deep, Pieces, deep_inputs
from segments import Segments

ap = argparse.ArgumentParser()
add = ap.add_argument
add("--data"); add("--out"); add("--name", default="base"); add("--seconds", type=float, default=400)
add("--width", type=int, default=192); add("--encoder", type=int, default=4); add("--decoder", type=int, default=2)
add("--dropout", type=float, default=0.1); add("--lr", type=float, default=8e-4); add("--batch", type=int, default=112)
add("--mix", default="1:1,2:1,3:1,4:1"); add("--seed", type=int, default=1); add("--workers", type=int, default=4)
add("--warm", type=int, default=300)  # steps until the rate is whole
add("--mix-end", default=""); add("--average", type=float, default=0.999); add("--agree", type=float, default=0)
add("--validate", default=""); add("--steps", type=int, default=10**9); add("--init", default="")
add("--deep", default=""); add("--deep-rate", type=float, default=0.15)  # a teacher's pretrained encoder: see deep.py
add("--label", default="")  # writes what it expects of each symbol of the real turns about --validate
add("--labels", default=""); add("--teach", type=float, default=0.5)  # learns from what teachers expect, in this share
add("--keep", type=float, default=0)  # the share in which it learns from what its weights expected at the start
add("--part-from", type=float, default=0); add("--part-to", type=float, default=1)  # of the schedule, in several runs
add("--segments", action="store_true")  # pieces of the query before can be copied in one step: see segments.py
add("--without", default="")  # to see what a part is worth: vectors, style, values
A = ap.parse_args()
WITHOUT = set(A.without.split(","))
VALUE_MATCHES = [3, 4, 5, 6]  # of src/base/encoding/name-matches.ts: a word says a value of the column
torch.manual_seed(A.seed)
dev = "cuda" if torch.cuda.is_available() else "cpu"
torch.backends.cuda.matmul.allow_tf32 = True
start = time.time()
log = lambda *x: print(f"[{A.name} {time.time() - start:4.0f}]", *x, flush=True)
FOLDERS = [folder + "/" for folder in A.data.split(",")]
every = lambda name, kind: [np.fromfile(folder + name, dtype=kind) for folder in FOLDERS]
books = [json.load(open(folder + "words.json")) for folder in FOLDERS]
counts = [len(book["words"]) for book in books]  # each folder numbers words and schemas on its own
info = books[0]
n_words = sum(counts)
X = np.concatenate(every("examples.u16", np.uint16))
ends = [np.diff(offsets.astype(np.int64)) for offsets in every("offsets.u32", np.uint32)]
OFF = np.concatenate([[0], np.cumsum(np.concatenate(ends))])
stack = lambda none, parts: np.concatenate([none, *parts])
PIECES = stack(np.zeros((1, 18), np.int64), [x.reshape(-1, 18).astype(np.int64) for x in every("buckets.u16", np.uint16)])
LEARNED = stack([0], every("learned.i32", np.int32)).astype(np.int64)
VEC = stack(np.zeros((1, 100), np.float32), [x.reshape(-1, 100).astype(np.float32) * (3.5 / 127) for x in every("wordvec.i8", np.int8)])
if "vectors" in WITHOUT: VEC[:] = 0
FIXED = info["fixed"]; NF = len(FIXED)
segments = Segments(FIXED)
CLAUSE = {FIXED.index(k): v for k, v in {"select": 0, "where": 1, "group_by": 2, "having": 3, "order_by": 4, "from": 5, "union": 0, "intersect": 0, "except": 0}.items()}
schemas, schema_of = [], []
for folder, first, many in zip(FOLDERS, np.cumsum([1, *counts]), ends):
    schema_of.append(np.full(len(many), len(schemas)))
    for s in json.load(open(folder + "schemas.json")):
        n = s["n"]; s["first"] = int(first)
        s["relations"] = np.frombuffer(base64.b64decode(s["relations"]), dtype=np.uint8).reshape(n, n)
        pad = lambda lists: np.array([[w + first for w in ws] + [0] * (8 - len(ws)) for ws in lists], dtype=np.int64)
        s["words"], s["tableWords"] = pad(s["words"]), pad(s["tableWords"])
        s["types"], s["flags"] = np.array(s["types"]), np.array(s["flags"], dtype=np.float32).reshape(n, 4)
        schemas.append(s)
if A.deep:
    pieces = Pieces(A.deep)
    WORD_PIECES = [[]] + [pieces.of(w) for book in books for w in book["words"]]
HEAD = X[OFF[:-1, None] + np.arange(7)].astype(np.int64)
HEAD[:, 0] += np.concatenate(schema_of)
validate = set(A.validate.split(",")) - {""}
is_val = np.array([s["db"] in validate for s in schemas])[HEAD[:, 0]]
KEPT = X[OFF[:-1].astype(np.int64) + 7].astype(np.int64)
SIZE = HEAD[:, 3] + HEAD[:, 4] + HEAD[:, 5] + np.where(KEPT > 0, KEPT, np.array([s["n"] for s in schemas])[HEAD[:, 0]])


COPIED = 60000  # labels number segments from here
LABELS = None
if A.labels:  # what teachers expect of each symbol: four of them and their likelihoods
    parts = [np.load(f) for f in A.labels.split(",")]
    LABELS = (np.concatenate([x["ids"].reshape(-1, 4) for x in parts]).astype(np.int64), np.concatenate([x["probs"].reshape(-1, 4) for x in parts]))
    LABEL_AT = np.full(len(HEAD), -1, np.int64); at = 0
    for x in parts:
        starts = at + np.concatenate([[0], np.cumsum(x["lengths"].astype(np.int64))]); LABEL_AT[x["examples"]] = starts[:-1]; at = starts[-1]
    log("labels", [len(x["examples"]) for x in parts], len(LABELS[0]))


def read(i):
    a = X[OFF[i] : OFF[i + 1]].astype(np.int64)
    d, style, source, W, V, P, T = a[:7]
    d = HEAD[i, 0]; first = schemas[d]["first"]
    p = 7
    take = lambda n: a[p : p + n]
    e = {"db": int(d), "style": int(style)}
    K = a[7]; e["kept"] = a[8 : 8 + K]; p = 8 + K  # the items that are there; none named: all
    e["words"] = take(W) + first; p += W
    e["ages"] = take(W); p += W
    e["kinds"] = take(V); p += V
    e["cages"] = take(V); p += V
    e["cwords"] = []
    for _ in range(V):
        n = a[p]; e["cwords"].append(a[p + 1 : p + 1 + n] + first); p += 1 + n
    for name, w in (("matches", 3), ("spans", 2), ("fits", 3)):
        n = a[p]; e[name] = a[p + 1 : p + 1 + n * w].reshape(n, w); p += 1 + n * w
    e["previous"] = take(P); p += P
    e["target"] = take(T)
    return e


def symbols_of(e, n, kept):
    """Symbols of the whole schema as those of the part that is there."""
    if len(kept) == n: return lambda x: x
    at = np.full(n, -1, dtype=np.int64); at[kept] = np.arange(len(kept))
    return lambda x: np.where(x < NF, x, np.where(x >= NF + n, x - n + len(kept), NF + at[np.clip(x - NF, 0, n - 1)]))


def collate(ids):
    es = [read(i) for i in ids]
    kept = [e["kept"] if len(e["kept"]) else np.arange(schemas[e["db"]]["n"]) for e in es]
    B = len(es); S = max(len(k) for k in kept); W = max(len(e["words"]) for e in es)
    V = max(1, max(len(e["kinds"]) for e in es)); P = max(1, max(len(e["previous"]) for e in es)); T = max(len(e["target"]) for e in es)
    z = lambda *s, t=np.int64: np.zeros(s, dtype=t)
    b = dict(words=z(B, W), ages=z(B, W) + 5, matches=z(B, W, S), style=z(B), previous=z(B, P), clauses=z(B, S, 6, t=np.float32),
             itemWords=z(B, S, 8), tableWords=z(B, S, 8), types=z(B, S), flags=z(B, S, 4, t=np.float32), relations=z(B, S, S), itemThere=z(B, S, t=bool),
             kinds=z(B, V), candidateAges=z(B, V), candidateWords=z(B, V, 8), candidateThere=z(B, V, t=bool), inPrevious=z(B, V), spans=z(B, W, V), fits=z(B, V, S), target=z(B, T + 1))
    b["count"] = np.array([len(k) for k in kept])
    if A.segments: b["segments"] = z(B, segments.most, 2); b["plain"] = z(B, T + 1)
    if LABELS is not None: b["softIds"], b["softProbs"], b["taught"] = softIds, softProbs, _ = z(B, T, 4), z(B, T, 4, t=np.float32), z(B)
    for i, e in enumerate(es):
        s = schemas[e["db"]]; keep = kept[i]; whole = s["n"]; n = len(keep); w = len(e["words"]); v = len(e["kinds"])
        b["words"][i, :w] = e["words"]; b["ages"][i, :w] = e["ages"]
        m = z(w, whole); m[:, s["columns"] :] = 8; m[e["matches"][:, 0], e["matches"][:, 1]] = e["matches"][:, 2]
        if "values" in WITHOUT: m = np.where(np.isin(m, VALUE_MATCHES), np.where(np.arange(whole)[None] >= s["columns"], 8, 0), m)
        b["matches"][i, :w, :n] = m[:, keep]
        b["style"][i] = 0 if "style" in WITHOUT else e["style"]
        b["itemWords"][i, :n] = s["words"][keep]; b["tableWords"][i, :n] = s["tableWords"][keep]; b["types"][i, :n] = s["types"][keep]; b["flags"][i, :n] = s["flags"][keep]
        b["relations"][i, :n, :n] = s["relations"][np.ix_(keep, keep)]; b["itemThere"][i, :n] = True
        b["kinds"][i, :v] = e["kinds"]; b["candidateAges"][i, :v] = e["cages"]; b["candidateThere"][i, :v] = True
        for j, c in enumerate(e["cwords"]): b["candidateWords"][i, j, : min(8, len(c))] = c[:8]
        b["spans"][i, e["spans"][:, 0], e["spans"][:, 1]] = 1
        f = z(v, whole); f[e["fits"][:, 0], e["fits"][:, 1]] = e["fits"][:, 2]
        if "values" in WITHOUT: f[:] = 0
        b["fits"][i, :v, :n] = f[:, keep]
        number = symbols_of(e, whole, keep)
        previous, target = number(e["previous"]), number(e["target"])
        shift = lambda x: np.where(x >= NF + n, x + (S - n), x)  # candidates stand after the padded schema
        clause = 0
        for x in previous:
            if x >= NF + n: b["inPrevious"][i, x - NF - n] = 1
            elif x >= NF: b["clauses"][i, x - NF, clause] = 1
            elif int(x) in CLAUSE: clause = CLAUSE[int(x)]
        b["previous"][i, : len(previous)] = shift(previous)
        b["target"][i, 0] = 1; L = len(target)
        if A.segments:
            prev, goal = shift(previous), shift(target)
            found = segments.of(prev.tolist()); b["segments"][i, : len(found)] = np.array(found).reshape(-1, 2)
            new = segments.copied(goal.tolist(), prev.tolist(), found, NF + S + V); b["plain"][i, 1 : 1 + L] = goal; L = len(new); b["target"][i, 1 : 1 + L] = new
        else: b["target"][i, 1 : 1 + L] = shift(target)
        if LABELS is not None and LABEL_AT[ids[i]] >= 0:
            f = LABEL_AT[ids[i]]; told = LABELS[0][f : f + L]
            softIds[i, :L] = np.where(told >= COPIED, told - COPIED + NF + S + V, shift(told)); softProbs[i, :L] = LABELS[1][f : f + L]; b["taught"][i] = 1
    if A.deep:
        flat = lambda ws, most=99: [p for w in ws if w > 0 for p in WORD_PIECES[w]][:most]
        rows = []
        for i, e in enumerate(es):
            s = schemas[e["db"]]; items, before = [], None
            if "itemPieces" not in s:
                s["itemPieces"] = [flat(ws, 12) for ws in s["words"]]; s["tablePieces"] = [flat(ws, 10) for ws in s["tableWords"]]
            for j in kept[i]:
                table = s["tablePieces"][j]
                items.append((s["itemPieces"][j], table if j < s["columns"] and table != before else None)); before = table
            rows.append(([WORD_PIECES[w] for w in e["words"]], e["ages"], items, [flat(c, 8) for c in e["cwords"]]))
        b["deepIds"], b["deepSlot"], b["deepKind"] = deep_inputs(rows, pieces, W, S, V)
    used, inverse = np.unique(np.concatenate([[0], *(b[k].ravel() for k in ("words", "itemWords", "tableWords", "candidateWords"))]), return_inverse=True)
    at = 1
    for k in ("words", "itemWords", "tableWords", "candidateWords"):
        b[k] = inverse.ravel()[at : at + b[k].size].reshape(b[k].shape); at += b[k].size
    b["pieces"], b["learned"], b["vectors"] = PIECES[used], LEARNED[used], VEC[used]
    small = ("matches", "relations", "spans", "fits")  # whole numbers that travel as bytes
    return {k: torch.from_numpy(np.ascontiguousarray(x.astype(np.uint8) if k in small else x)) for k, x in b.items()}


class Stream(torch.utils.data.IterableDataset):
    """Draws from the pools in shares that move from those at the start to those at the end."""

    def __init__(self, pools, first, last, begin):
        self.pools, self.first, self.last, self.begin = pools, first, last, begin

    def shares(self):
        part = min(1, (time.time() - self.begin) / A.seconds)
        return [a + (b - a) * part for a, b in zip(self.first, self.last)]

    def __iter__(self):
        w = torch.utils.data.get_worker_info()
        R = random.Random(A.seed * 1000 + (w.id if w else 0))
        order = [[] for _ in self.pools]

        def draw(k):
            if not order[k]:
                order[k] = list(self.pools[k]); R.shuffle(order[k])
            return order[k].pop()

        while True:
            ids = [draw(k) for k in R.choices(range(len(self.pools)), self.shares(), k=20 * A.batch)]
            ids.sort(key=lambda i: SIZE[i] + R.random() * 8)
            batches, cur = [], []
            for i in ids:
                if cur and (len(cur) >= A.batch or (len(cur) + 1) * SIZE[i] ** 2 > A.batch * 150 * 150):
                    batches.append(cur); cur = []
                cur.append(i)
            batches.append(cur); R.shuffle(batches)
            for x in batches: yield collate(x)


def cast(): return torch.autocast("cuda", dtype=torch.bfloat16) if dev == "cuda" else torch.autocast("cpu", enabled=False)
def move(b):
    return {k: (x.to(dev, non_blocking=True).long() if x.dtype == torch.uint8 else x.to(dev, non_blocking=True)) for k, x in b.items()}


@torch.no_grad()
def measure(model, ids):
    """greedy exact match of symbols and mean loss, gold previous queries"""
    model.eval(); ids = sorted(ids, key=lambda i: SIZE[i]); hit = lost = count = copied = 0
    for c in range(0, len(ids), 128):
        part = ids[c : c + 128]
        b = move(collate(part)); b["style"][:] = 0 if "style" in WITHOUT else 1
        with cast():
            enc = model.encode(b); y = torch.ones(len(part), 1, dtype=torch.long, device=dev); done = torch.zeros(len(part), dtype=torch.bool, device=dev)
            for _ in range(64):
                lg = model.decode(y, enc)[:, -1]; lg[:, :2] = -1e9
                nx = lg.argmax(-1) * ~done; y = torch.cat([y, nx[:, None]], 1); done |= nx == 2
                if bool(done.all()): break
            logits = model.decode(b["target"][:, :-1], enc)
        t = b["target"]; top = NF + b["types"].shape[1] + b["kinds"].shape[1]
        lost += F.cross_entropy(logits.reshape(-1, logits.shape[-1]), t[:, 1:].reshape(-1), ignore_index=0, reduction="sum").item()
        count += (t[:, 1:] > 0).sum().item()
        for r in range(len(part)):
            def f(s):
                out = []
                for z in s.tolist():
                    if A.segments and z >= top: g = z - top; a, c = b["segments"][r, g].tolist(); out += b["previous"][r, a:c].tolist()
                    else: out.append(z)
                return [z for z in out if z > 2 and z != FIXED.index("distinct")]
            copied += int((y[r] >= top).any()); hit += f(y[r]) == f(b["plain"][r] if A.segments else t[r])
    if A.segments: log("turns that copy", copied)
    return hit / max(1, len(ids)), lost / max(1, count)


def save(model, path):
    from safetensors.torch import save_file
    save_file({plain_name(k): v.detach().half().cpu().contiguous() for k, v in model.state_dict().items() if not k.endswith("attend")}, path)


read_mix = lambda text: {int(a): float(b) for a, b in (x.split(":") for x in text.split(","))}
mix, mix_end = read_mix(A.mix), read_mix(A.mix_end or A.mix)
pools, first, last = [], [], []
for source, weight in mix.items():
    ids = np.nonzero((HEAD[:, 2] == source) & ~is_val)[0].tolist()
    if ids: pools.append(ids); first.append(weight); last.append(mix_end.get(source, 0))
scale = lambda xs: [x / sum(xs) for x in xs]
val = np.nonzero((HEAD[:, 2] == 1) & is_val & (KEPT == 0))[0].tolist()
val = val[:: max(3, len(val) // 3000)]
model = BaseModel(width=A.width, encoder=A.encoder, decoder=A.decoder, inner=4 * A.width, fixed=NF, learned=1 + len(info["learned"]), dropout=A.dropout, segments=A.segments).to(dev)
if A.deep: model.deep = Deep(A.deep, A.width).to(dev)
log(f"parameters {sum(p.numel() for p in model.parameters()) / 1e6:.2f}M, pools {[len(p) for p in pools]}, validation {len(val)}, {dev}")
if A.init:
    from safetensors.torch import load_file
    names = {plain_name(k): k for k in model.state_dict()}
    given = load_file(A.init)
    whole = lambda k, v: v.float() * given[k + ".scale"][:, None] if k + ".scale" in given else v  # a shipped model's eight bits
    model.load_state_dict({names[k]: whole(k, v) for k, v in given.items() if k in names}, strict=False)
before = copy.deepcopy(model).eval().requires_grad_(False) if A.keep else None  # what --keep holds on to
mean = copy.deepcopy(model)  # weights averaged over the last steps: what is measured and saved
decay = lambda n, p: p.ndim > 1 and p.shape[0] > 1 and not n.startswith(("words.", "tables.", "flags", "kind", "age", "style", "fixed", "position"))
deep = lambda n: n.startswith("deep.") and ".lift." not in n
groups = [([p for n, p in model.named_parameters() if decay(n, p) and not deep(n)], 0.02, 1), ([p for n, p in model.named_parameters() if not decay(n, p) and not deep(n)], 0.0, 1), ([p for n, p in model.named_parameters() if deep(n)], 0.01, A.deep_rate)]
opt = torch.optim.AdamW([{"params": ps, "weight_decay": wd, "scale": sc} for ps, wd, sc in groups if ps], lr=A.lr, betas=(0.9, 0.98), **({"fused": True} if dev == "cuda" else {}))
begin = time.time()
loader = torch.utils.data.DataLoader(Stream(pools, scale(first), scale(last), begin), batch_size=None, num_workers=A.workers, pin_memory=dev == "cuda", prefetch_factor=6 if A.workers else None)
step = seen = 0; losses = []; told = 30; kept_at = begin


def loss_of(b):
    """Cross-entropy; of taught turns partly with what a teacher expects. With --agree, of two passes that
    dropout makes differ, and how far they do."""
    t = b["target"]
    gold = t[:, 1:].reshape(-1)
    with cast(): logits = model.decode(t[:, :-1], model.encode(b))
    if LABELS is not None:
        each = F.cross_entropy(logits.reshape(-1, logits.shape[-1]), gold, ignore_index=0, reduction="none").view(len(t), -1)
        said = logits.float().log_softmax(-1).gather(-1, b["softIds"])
        likely = b["softProbs"] / b["softProbs"].sum(-1, keepdim=True).clamp(min=1)
        soft = -(likely * said.clamp(min=-30)).sum(-1) * (t[:, 1:] > 0)
        share = A.teach * b["taught"][:, None].float()
        return ((1 - share) * each + share * soft).sum() / (gold > 0).sum()
    loss = F.cross_entropy(logits.reshape(-1, logits.shape[-1]), gold, ignore_index=0)
    if before is not None:
        with torch.no_grad(), cast(): expected = before.decode(t[:, :-1], before.encode(b))
        soft = -(expected.float().softmax(-1) * logits.float().log_softmax(-1).clamp(min=-30)).sum(-1)
        loss = (1 - A.keep) * loss + A.keep * soft[t[:, 1:] > 0].mean()
    if A.agree == 0: return loss
    with cast(): again = model.decode(t[:, :-1], model.encode(b))
    there = gold > 0
    p, q = (F.log_softmax(x.reshape(-1, x.shape[-1])[there].float(), -1) for x in (logits, again))
    apart = 0.5 * (F.kl_div(p, q, log_target=True, reduction="batchmean") + F.kl_div(q, p, log_target=True, reduction="batchmean"))
    return 0.5 * (loss + F.cross_entropy(again.reshape(-1, again.shape[-1]), gold, ignore_index=0)) + A.agree * apart


for b in loader:
    part = max((time.time() - begin) / A.seconds, step / A.steps)
    if part >= 1: break
    whole = A.part_from + (A.part_to - A.part_from) * part
    rate = A.lr * (min(1, (step + 1) / A.warm) * 0.5 * (1 + math.cos(math.pi * whole)) + 0.005)
    for g in opt.param_groups: g["lr"] = rate * g["scale"]
    model.train(); loss = loss_of(move(b))
    opt.zero_grad(set_to_none=True); loss.backward(); torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0); opt.step()
    step += 1; seen += len(b["target"]); losses.append(loss.detach())
    with torch.no_grad():
        old = min(A.average, step / (step + 10))
        torch._foreach_mul_(list(mean.parameters()), old); torch._foreach_add_(list(mean.parameters()), list(model.parameters()), alpha=1 - old)
    if time.time() - begin > told:
        log(f"step {step} seen {seen} loss {torch.stack(losses).mean().item():.4f}"); losses = []; told += 60
    if A.out and time.time() - kept_at > 40: save(mean, A.out); kept_at = time.time()
log(f"trained {step} steps, {seen} turns, {time.time() - begin:.0f} s")
if A.label:
    ids_all = sorted(np.nonzero((HEAD[:, 2] == 1) & is_val)[0].tolist(), key=lambda i: SIZE[i]); mean.eval()
    class Parts(torch.utils.data.Dataset):
        def __len__(self): return (len(ids_all) + 191) // 192
        def __getitem__(self, k): return ids_all[192 * k : 192 * k + 192], collate(ids_all[192 * k : 192 * k + 192])
    got = dict(examples=[], lengths=[], ids=[], probs=[])
    with torch.no_grad():
        for part, b in torch.utils.data.DataLoader(Parts(), batch_size=None, num_workers=A.workers):
            b = move(b); b["style"][:] = 0 if "style" in WITHOUT else 1; t = b["target"]
            with cast(): logits = mean.decode(t[:, :-1], mean.encode(b))
            S = b["types"].shape[1]; n = b["count"]
            p, k = logits.float().softmax(-1).topk(4, -1)
            copies = NF + S + b["kinds"].shape[1]  # segments stand after the padded values
            k = torch.where(k >= copies, k - copies + COPIED, torch.where(k >= NF + S, k - (S - n)[:, None, None], k))
            there = (t[:, 1:] > 0)
            got["examples"].append(np.array(part)); got["lengths"].append(there.sum(1).cpu().numpy().astype(np.uint8))
            got["ids"].append(k[there].cpu().numpy().astype(np.uint16)); got["probs"].append((p[there] * 255).round().byte().cpu().numpy())
    np.savez_compressed(A.label, **{k: np.concatenate(v) for k, v in got.items()}); log("labelled", len(ids_all))
if A.out: save(mean, A.out); log("saved", A.out)
if val:
    log("validation (exact symbols, loss; gold previous), averaged weights: %.4f %.4f of %d" % (*measure(mean, val), len(val)))
