/** Where an arrow leads in a grid that is filled row by row; undefined when the key is none of the grid's. */
export const casaVizinha = (
  tecla: string,
  atual: number,
  { total, porLinha }: { total: number; porLinha: number },
): number | undefined => {
  // Nothing marked yet: any way in leads to the first.
  if (atual < 0) return tecla === 'ArrowDown' && total > 0 ? 0 : undefined
  const passos: Record<string, number> = {
    ArrowRight: atual + 1,
    ArrowLeft: atual - 1,
    ArrowDown: atual + porLinha,
    ArrowUp: atual - porLinha,
  }
  const vizinha = passos[tecla]
  if (vizinha === undefined) return undefined
  // Up from the first row: back to the text.
  if (tecla === 'ArrowUp' && vizinha < 0) return -1
  return Math.min(Math.max(vizinha, 0), total - 1)
}
