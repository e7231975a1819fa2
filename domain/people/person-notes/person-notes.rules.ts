/** The part of a profile's address that opens it at the notes. */
export const personNotesPart = 'notes-on-the-person'
