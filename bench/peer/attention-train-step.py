import math
import torch
from torch.nn import functional
from common import measure

WIDTH, HEADS, LAYERS, RELATIONS, RATE = 192, 8, 4, 80, 0.1
LENGTHS = [105 + 2 * i for i in range(16)]
BATCH, LONGEST = len(LENGTHS), max(LENGTHS)
SIZE = WIDTH // HEADS


class Layer(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value, self.out = (torch.nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.up, self.down = torch.nn.Linear(WIDTH, 4 * WIDTH), torch.nn.Linear(4 * WIDTH, WIDTH)
        self.norm1, self.norm2 = torch.nn.LayerNorm(WIDTH), torch.nn.LayerNorm(WIDTH)
        self.relation_key = torch.nn.Parameter(torch.randn(HEADS, RELATIONS, SIZE) * 0.02)
        self.relation_bias = torch.nn.Parameter(torch.zeros(HEADS, RELATIONS))

    def split(self, x):
        return x.view(BATCH, LONGEST, HEADS, SIZE).transpose(1, 2)

    def forward(self, x, relations, mask):
        y = self.norm1(x)
        q, k, v = self.split(self.query(y)), self.split(self.key(y)), self.split(self.value(y))
        by_relation = q @ self.relation_key.transpose(-1, -2)  # [B, H, L, R]
        by_relation = by_relation + self.relation_bias[None, :, None, :] * math.sqrt(SIZE)
        scores = q @ k.transpose(-1, -2) + torch.gather(by_relation, 3, relations)
        weights = torch.softmax(scores / math.sqrt(SIZE) + mask, -1)
        mixed = functional.dropout(weights, RATE) @ v
        mixed = self.out(mixed.transpose(1, 2).reshape(BATCH, LONGEST, WIDTH))
        x = x + functional.dropout(mixed, RATE)
        inner = functional.gelu(self.up(self.norm2(x)), approximate="tanh")
        return x + functional.dropout(self.down(inner), RATE)


layers = torch.nn.ModuleList(Layer() for _ in range(LAYERS))
x = torch.rand(BATCH, LONGEST, WIDTH) - 0.5
relations = torch.randint(RELATIONS, (BATCH, 1, LONGEST, LONGEST)).expand(BATCH, HEADS, LONGEST, LONGEST)
inside = torch.arange(LONGEST)[None] < torch.tensor(LENGTHS)[:, None]
mask = torch.where(inside, 0.0, -1e4)[:, None, None, :]
adam = torch.optim.AdamW(layers.parameters(), lr=1e-4, weight_decay=0.02)


def step():
    adam.zero_grad(set_to_none=True)
    y = x
    for layer in layers:
        y = layer(y, relations, mask)
    ((y * y) * inside[:, :, None]).mean().backward()
    torch.nn.utils.clip_grad_norm_(layers.parameters(), 1.0)
    adam.step()


measure(step)
