// What a read-only link shows: the conversation as a page of its own, without anything to click.
import { useCallback, useEffect, useState } from "preact/hooks";
import { conversationFile } from "../../conversation/conversation-file.ts";
import type { ConversationWithTurns } from "../backend/backend.ts";
import { useLoad } from "../state/use-load.ts";
import { withCharts } from "../state/whole-conversation.ts";
import { ProblemNotice } from "./status.tsx";

type Props = {
  readonly link: string;
  readonly read: (link: string) => Promise<ConversationWithTurns>;
};

export function LinkView({ link, read }: Props) {
  const loaded = useLoad(useCallback(() => read(link), [read, link]));
  const conversation = loaded.value;
  const [page, setPage] = useState<string>();
  useEffect(() => {
    if (conversation === undefined) return;
    document.title = `${conversation.title} · Segue`;
    void withCharts({ ...conversation, database: "a database" }).then((text) =>
      setPage(conversationFile(text, "html")),
    );
  }, [conversation]);
  return (
    <main class="link-view">
      <p class="link-head">
        <strong>A conversation, to read.</strong> It is as it was when the link was made.{" "}
        <a href="#/">Ask questions of your own</a>
      </p>
      {loaded.error !== undefined && <ProblemNotice error={loaded.error} onRetry={loaded.reload} />}
      {page !== undefined && (
        <iframe title={conversation?.title ?? "Conversation"} srcdoc={page} sandbox="" />
      )}
    </main>
  );
}
