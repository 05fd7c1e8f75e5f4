/** The answers after a choice was pressed: it replaces the one before, or where several can be right is added or removed. */
export function chosenAfter(answers: number[][], at: number, choice: number, several: boolean): number[][] {
  return answers.map((chosen, position) => {
    if (position !== at) return chosen
    if (!several) return [choice]
    return chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice].sort((a, b) => a - b)
  })
}

/** Whether every question has an answer. */
export function isAnswered(answers: number[][], questions: number): boolean {
  return answers.length === questions && answers.every((chosen) => chosen.length > 0)
}
