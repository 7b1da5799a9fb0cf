type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

/** Only the fields that have a value: an optional field and one that is undefined are two things to a spread and to a query. */
export function definedFields<Fields extends object>(fields: Fields): Defined<Fields> {
  // as: the same keys with the same values, only fewer of them
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>
}
