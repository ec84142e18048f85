// The page's icons: one path each, drawn in the colour of the text around them.

const paths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  send: "M12 19V5M6 11l6-6 6 6",
  stop: "M7 7h10v10H7z",
  edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  fork: "M6 8v8M6 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18 8c0 5-7 4-11 7",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  undo: "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  check: "M5 13l5 5L19 7",
  table: "M4 5h16v14H4zM4 10h16M10 5v14",
  chart: "M5 20V10M12 20V4M19 20v-7",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  database: "M4 6c0-4 16-4 16 0v12c0 4-16 4-16 0zM4 6c0 4 16 4 16 0M4 12c0 4 16 4 16 0",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M19 5l-1 1M6 18l-1 1",
  moon: "M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z",
  system: "M4 5h16v11H4zM9 20h6M12 16v4",
  help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 17v.5",
  retry: "M20 11a8 8 0 1 0-2 6M20 5v6h-6",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  pin: "M9 4h6l-1 6 4 4H6l4-4zM12 14v6",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  upload: "M12 16V5M7 10l5-5 5 5M5 20h14",
  alert: "M12 4l9 16H3zM12 10v4M12 17v.5",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
