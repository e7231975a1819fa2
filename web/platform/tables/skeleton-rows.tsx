import { Skeleton } from '../ui/skeleton.tsx'

const rowNames = ['first', 'second', 'third', 'fourth', 'fifth']

/** Five placeholder rows in the shape of the table. */
export function SkeletonRows({ columns }: { columns: number }) {
  return rowNames.map((name) => (
    <tr key={name}>
      <td colSpan={columns}>
        <Skeleton height="1.5rem" />
      </td>
    </tr>
  ))
}
