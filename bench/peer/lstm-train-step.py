import torch
from common import measure

lstm = torch.nn.LSTM(1250, 800)
x = torch.randn(60, 16, 1250, requires_grad=True)
adam = torch.optim.Adam(lstm.parameters(), lr=1e-4)


def step():
    adam.zero_grad(set_to_none=True)
    x.grad = None
    output, _ = lstm(x)
    output.mean().backward()
    adam.step()


measure(step)
