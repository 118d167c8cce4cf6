import { Link } from '@tanstack/react-router'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'

/** What found no boleto opens nothing. */
export const linkDoBoleto: LinkDaLinha<{ boleto: { id: string } | null }> = ({ boleto }, props) =>
  boleto ? <Link to="/admin/boleto/$id" params={{ id: boleto.id }} {...props} /> : <span {...props} />
