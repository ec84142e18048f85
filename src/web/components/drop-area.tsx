// Files dropped anywhere on the page become the database that is talked about.
import { useEffect, useState } from "preact/hooks";

type Props = {
  readonly onFiles: (files: readonly File[]) => void;
};

export function DropArea({ onFiles }: Props) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const holdsFile = (event: DragEvent): boolean =>
      event.dataTransfer?.types.includes("Files") === true;
    const drag = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      const files = [...(event.dataTransfer?.files ?? [])];
      setOver(false);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    window.addEventListener("dragover", drag);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", drag);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, [onFiles]);
  return over ? (
    <div class="drop-area">Drop a SQLite, CSV or Parquet file to talk about it</div>
  ) : null;
}

/** The same for hands that do not drag. */
export function FileButton({ onFiles }: Props) {
  return (
    <label class="file-button">
      Talk about a file of your own
      <input
        type="file"
        multiple
        accept=".sqlite,.sqlite3,.db,.csv,.tsv,.parquet"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
