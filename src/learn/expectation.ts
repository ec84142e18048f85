// What to expect of people's questions, beside what was counted on generated ones. A test holds it to the
// published figures.

/** Of ten real questions about databases it never saw, strictly right; sharpened as many as before. */
export const rightOfTen = 6;

export const peopleAsk = `people ask more freely: of ten real questions about databases that are new to it the base answers about ${rightOfTen} right, sharpened or not`;
