// The page over all its databases: which one is talked about, and how loading one comes along.
import { useEffect, useState } from "preact/hooks";
import type { Backend } from "../backend/backend.ts";
import type { Connections } from "../backend/connections.ts";
import type { LoadingProgress } from "../backend/messages.ts";
import { usePlaces } from "../state/place.ts";
import { useLink } from "../state/use-route.ts";
import { App } from "./app.tsx";
import { LinkView } from "./link-view.tsx";

export type OnLoading = (progress: LoadingProgress) => void;

type Props = {
  readonly backend: Backend;
  /** Further databases of the service, where there is one. */
  readonly connections?: Connections;
  /** The day new conversations begin on. */
  readonly today: string;
  readonly useFiles: (files: readonly File[]) => Promise<Backend>;
  /** Whoever listens hears how far loading is. */
  readonly listen: (onProgress: OnLoading) => void;
  readonly hasToken: boolean;
  readonly onToken: (token: string) => void;
};

export function Root(props: Props) {
  const { backend, connections, today, useFiles, listen, hasToken, onToken } = props;
  const places = usePlaces(backend, connections);
  const [progress, setProgress] = useState<LoadingProgress>();
  useEffect(
    () => listen((next) => setProgress(next.loaded >= next.total ? undefined : next)),
    [listen],
  );
  const openFiles = async (files: readonly File[]): Promise<string> => {
    try {
      const opened = await useFiles(files);
      const { database } = await opened.describe();
      places.add({ name: database, backend: opened });
      return database;
    } finally {
      setProgress(undefined);
    }
  };
  const link = useLink();
  if (link !== undefined && connections !== undefined)
    return <LinkView link={link} read={connections.readLink} />;
  return (
    <App
      backend={places.current.backend}
      {...{ places, today, progress, hasToken, onToken }}
      onFiles={openFiles}
    />
  );
}
