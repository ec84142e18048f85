// The matrix products of src/tensor/kernels/gemm.ts for one machine: the same panels of 16 columns, and every
// element one chain of fused multiply-adds over k in rising order, so every bit is that of the portable kernels,
// in half the time or less. src/tensor/host/compiled.ts compiles it, compares it with them and binds it.
// Places are bytes from `base`, the start of the engine's memory.
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef float panel_row __attribute__((vector_size(64), aligned(4)));

// As many rows at once as have a register for each of their sums.
#ifdef __AVX512F__
#define ROWS 12
#else
#define ROWS 6
#endif

enum { PANEL = 16, K_BLOCK = 256, N_BLOCK = 512, M_BLOCK = 256 };

typedef struct {
  const float *at;
  ptrdiff_t row, k;
} rows_of;

/** c[rows][16] += a * panel; `rows` is a constant wherever this is called. */
static inline __attribute__((always_inline)) void tile(int rows, int depth, rows_of a, const float *panel,
                                                       float *c, ptrdiff_t step) {
  panel_row sum[ROWS];
  for (int i = 0; i < rows; i++) sum[i] = *(const panel_row *)(c + i * step);
  for (int k = 0; k < depth; k++) {
    const panel_row b = *(const panel_row *)(panel + (ptrdiff_t)k * PANEL);
    const float *x = a.at + k * a.k;
    for (int i = 0; i < rows; i++) sum[i] += b * x[i * a.row];
  }
  for (int i = 0; i < rows; i++) *(panel_row *)(c + i * step) = sum[i];
}

static void some_rows(int rows, int depth, rows_of a, const float *panel, float *c, ptrdiff_t step) {
#define CASE(n) \
  case n: tile(n, depth, a, panel, c, step); break;
  switch (rows) {
    CASE(1) CASE(2) CASE(3) CASE(4) CASE(5) CASE(6)
#if ROWS > 6
    CASE(7) CASE(8) CASE(9) CASE(10) CASE(11) CASE(12)
#endif
  }
#undef CASE
}

static inline int least(int a, int b) { return a < b ? a : b; }

/** c[rows][columns of the panels from..to) += a * panels of `depth` rows, `panel_step` floats apart. */
static void block(int rows, int n, int depth, int from, int to, rows_of a, const float *panels,
                  ptrdiff_t panel_step, float *c, ptrdiff_t step) {
  float spare[ROWS * PANEL];
  const int tiles = (rows + ROWS - 1) / ROWS;
  for (int p = from; p < to; p++, panels += panel_step) {
    const int width = least(PANEL, n - p * PANEL);
    for (int r = 0, t = tiles, some; r < rows; r += some, t--) {
      some = (rows - r + t - 1) / t; // tiles of nearly one size: few rows wait for their own sums
      const rows_of part = {a.at + r * a.row, a.row, a.k};
      float *const out = c + r * step + p * PANEL;
      if (width == PANEL) {
        some_rows(some, depth, part, panels, out, step);
        continue;
      }
      for (int i = 0; i < some; i++) {
        memset(spare + i * PANEL, 0, PANEL * sizeof(float));
        memcpy(spare + i * PANEL, out + i * step, width * sizeof(float));
      }
      some_rows(some, depth, part, panels, spare, PANEL);
      for (int i = 0; i < some; i++) memcpy(out + i * step, spare + i * PANEL, width * sizeof(float));
    }
  }
}

static void clear(int rows, float *c, ptrdiff_t step, int from, int to) {
  for (int i = 0; i < rows; i++) memset(c + i * step + from, 0, (size_t)(to - from) * sizeof(float));
}

/** Columns of op(B) as panels [panel][k][16], filled up with zeros. */
static void pack(const float *b, ptrdiff_t stride, int transposed, int k0, int k1, int n, int from, int to,
                 float *out) {
  const int depth = k1 - k0;
  for (int p = from; p < to; p++, out += (ptrdiff_t)depth * PANEL) {
    const int column = p * PANEL, width = least(PANEL, n - column);
    if (width < PANEL) memset(out, 0, (size_t)depth * PANEL * sizeof(float));
    if (transposed) {
      for (int k = 0; k < depth; k++)
        for (int j = 0; j < width; j++) out[k * PANEL + j] = b[(column + j) * stride + k0 + k];
    } else {
      for (int k = 0; k < depth; k++)
        memcpy(out + k * PANEL, b + (k0 + k) * stride + column, width * sizeof(float));
    }
  }
}

#define AT(place) ((float *)(base + (place)))

void segue_pack_panels(uintptr_t base, uint32_t b, int stride, int transposed, int k0, int k1, int n,
                       int from, int to, uint32_t out) {
  pack(AT(b), stride, transposed, k0, k1, n, from, to, AT(out));
}

void segue_gemm_packed(uintptr_t base, int m, int n, int k, uint32_t a, int a_stride, uint32_t packed,
                       int from, int to, uint32_t c, int c_stride, int accumulate) {
  if (from >= to || m == 0) return;
  if (!accumulate) clear(m, AT(c), c_stride, from * PANEL, least(n, to * PANEL));
  const ptrdiff_t panel_step = (ptrdiff_t)k * PANEL;
  for (int k0 = 0; k0 < k; k0 += K_BLOCK) {
    const rows_of rows = {AT(a) + k0, a_stride, 1};
    const float *panels = AT(packed) + from * panel_step + (ptrdiff_t)k0 * PANEL;
    block(m, n, least(K_BLOCK, k - k0), from, to, rows, panels, panel_step, AT(c), c_stride);
  }
}

void segue_gemm(uintptr_t base, int a_transposed, int b_transposed, int m0, int m1, int n, int k, uint32_t a,
                int a_stride, uint32_t b, int b_stride, int from, int to, uint32_t c, int c_stride,
                int accumulate, uint32_t scratch) {
  if (from >= to || m0 >= m1) return;
  float *const panels = AT(scratch), *const columns = panels + K_BLOCK * N_BLOCK;
  if (!accumulate) clear(m1 - m0, AT(c) + (ptrdiff_t)m0 * c_stride, c_stride, from * PANEL, least(n, to * PANEL));
  for (int k0 = 0; k0 < k; k0 += K_BLOCK) {
    const int depth = least(K_BLOCK, k - k0);
    for (int p = from; p < to; p += N_BLOCK / PANEL) {
      const int end = least(to, p + N_BLOCK / PANEL);
      pack(AT(b), b_stride, b_transposed, k0, k0 + depth, n, p, end, panels);
      for (int r = m0; r < m1; r += M_BLOCK) {
        const int rows = least(M_BLOCK, m1 - r);
        rows_of part = {AT(a) + (ptrdiff_t)r * a_stride + k0, a_stride, 1};
        if (a_transposed) {
          // Rows of op(A) beside each other, [k][row].
          for (int i = 0; i < depth; i++)
            memcpy(columns + (ptrdiff_t)i * rows, AT(a) + (ptrdiff_t)(k0 + i) * a_stride + r, rows * sizeof(float));
          part = (rows_of){columns, 1, rows};
        }
        block(rows, n, depth, p, end, part, panels, (ptrdiff_t)depth * PANEL, AT(c) + (ptrdiff_t)r * c_stride, c_stride);
      }
    }
  }
}
