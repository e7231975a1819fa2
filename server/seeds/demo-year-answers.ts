/** What people of the demo world write when a question asks for text. */
export const writtenAnswers = {
  es: [
    'Primero miro qué cambió y lo compruebo con un ejemplo pequeño; después lo cuento a quien le afecta.',
    'Depende. Empezaría por lo más probable y anotaría lo que encuentro para no repetirlo.',
    'Pregunto a quien lo usa todos los días, propongo dos caminos con sus costos y dejo escrito lo que se decidió.',
    'No estoy seguro, lo buscaría.',
  ],
  en: [
    'First I look at what changed and try it with a small example; then I tell those whom it concerns.',
    'It depends. I would begin with what is most likely and note what I find.',
    'I ask those who use it every day, offer two ways with their costs, and write down what was decided.',
  ],
}
