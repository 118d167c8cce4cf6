/** Where an arrow key leads in a grid that is filled row by row; undefined for a key that does not move. */
export const casaVizinha = (
  tecla: string,
  atual: number,
  { total, porLinha }: { total: number; porLinha: number },
): number | undefined => {
  // Nothing is marked yet, so any key marks the first one.
  if (atual < 0) return tecla === 'ArrowDown' && total > 0 ? 0 : undefined
  const passos: Record<string, number> = {
    ArrowRight: atual + 1,
    ArrowLeft: atual - 1,
    ArrowDown: atual + porLinha,
    ArrowUp: atual - porLinha,
  }
  const vizinha = passos[tecla]
  if (vizinha === undefined) return undefined
  // Up from the first row goes back to the text.
  if (tecla === 'ArrowUp' && vizinha < 0) return -1
  return Math.min(Math.max(vizinha, 0), total - 1)
}
