// A file dropped anywhere on the page becomes the database that is talked about.
import { useEffect, useState } from "preact/hooks";

type Props = {
  readonly onFile: (file: File) => void;
};

export function DropArea({ onFile }: Props) {
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
      const file = event.dataTransfer?.files[0];
      setOver(false);
      if (file === undefined) return;
      event.preventDefault();
      onFile(file);
    };
    window.addEventListener("dragover", drag);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", drag);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, [onFile]);
  return over ? <div class="drop-area">Drop a SQLite or CSV file to talk about it</div> : null;
}

/** The same for hands that do not drag. */
export function FileButton({ onFile }: Props) {
  return (
    <label class="file-button">
      Talk about a file of your own
      <input
        type="file"
        accept=".sqlite,.sqlite3,.db,.csv,.tsv"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}
