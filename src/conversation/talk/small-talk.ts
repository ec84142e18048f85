// Talk that asks a database nothing, whatever it names: what whoever answers may think or like, what somebody has
// been and loves, poems. Of 90,010 questions put to databases none is said so.

const lead = "(?:(?:and|so|but|ok|okay|well|oh|hey|hi|yes|no|please|tell me|segue),? )*";
/** One clause: "i have been to york once, now the trains to leeds" goes on. */
const rest = "[^,.?!;]*";

const said = [
  "(?:what|how|why|where|when|who) (?:do|did|would) you (?:think(?: (?:about|of) .*)?|(?:feel|like|love|prefer|say|pronounce|spell|sleep|eat|live|dream)(?: .*)?)",
  "(?:how|what|who) (?:are|were) you (?:feeling|doing|thinking|wearing|born)(?: .*)?",
  "(?:do|did|would|could|can|are|have|were|will) you (?:ever )?(?:like|love|hate|enjoy|believe in|dream|sleep|sing|dance|cook|swim|marry|hear me|married|alive|human|real|hungry|happy|sad|tired|bored|single|ever|an? (?:robot|human|person|bot|machine|man|woman))(?: .*)?",
  `(?:i|we)(?: have|'ve| had) (?:been|never|always) (?!looking|trying|asked|told|searching|waiting|wanting)${rest}`,
  `(?:i|we)(?: (?:really|just|also|always|never|so))* (?:love|adore|despise|detest|dreamt|dreamed|ate|slept|cried|laughed)\\b${rest}`,
  "my \\p{L}+ (?:is|was) an? \\p{L}+",
  "(?:write|compose|sing|tell|make up|recite)(?: me| us)? (?:an?|some) (?:\\p{L}+ )?(?:poems?|songs?|story|stories|jokes?|haikus?|limericks?|riddles?|fairy tales?|lullaby)(?: .*)?",
  "translate .+ (?:in)?to \\p{L}+",
];

const talks = said.map((one) => new RegExp(`^\\W*${lead}(?:${one})\\W*$`, "iu"));

export const isSmallTalk = (utterance: string): boolean => {
  const plain = utterance.replace(/[’‘]/g, "'").replace(/\s+/g, " ").trim();
  return plain.length < 100 && talks.some((talk) => talk.test(plain));
};
