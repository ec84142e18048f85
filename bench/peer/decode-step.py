import torch
from common import measure

cells = [torch.nn.LSTMCell(1250, 800), torch.nn.LSTMCell(800, 800)]
query = torch.nn.Linear(800, 800, bias=False)
middle = torch.nn.Linear(1600, 800)
output = torch.nn.Linear(800, 1000)
keys = torch.randn(60, 800)
x = torch.randn(1, 1250)
STEPS = 30


@torch.no_grad()
def decode():
    states = [(torch.zeros(1, 800), torch.zeros(1, 800)) for _ in cells]
    for _ in range(STEPS):
        below = x
        for i, cell in enumerate(cells):
            states[i] = cell(below, states[i])
            below = states[i][0]
        weights = torch.softmax(query(below) @ keys.T, dim=1)
        mixed = torch.tanh(middle(torch.cat([below, weights @ keys], dim=1)))
        torch.softmax(output(mixed), dim=1)


measure(decode, times=5, per=STEPS)
