import pg from 'pg'

const { builtins } = pg.types
const arrayOf = { text: 1009, int8: 1016, numeric: 1231, date: 1182 }

/**
 * How columns are read, for our pools only; other users of pg in the process keep its defaults. int8 and numeric become numbers (ids stay
 * below 2^53), dates 'yyyy-mm-dd', timestamptz Date.
 */
export const columnTypes = new pg.TypeOverrides()
columnTypes.setTypeParser(builtins.INT8, Number)
columnTypes.setTypeParser(builtins.NUMERIC, Number)
columnTypes.setTypeParser(builtins.DATE, (day) => day)
const textArray: (text: string) => (string | null)[] = pg.types.getTypeParser(arrayOf.text)
const numberArray = (text: string) => textArray(text).map((item) => (item === null ? null : Number(item)))
columnTypes.setTypeParser(arrayOf.int8, numberArray)
columnTypes.setTypeParser(arrayOf.numeric, numberArray)
columnTypes.setTypeParser(arrayOf.date, textArray)
