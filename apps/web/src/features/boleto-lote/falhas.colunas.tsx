import type { FalhaDoLote } from '@balcao/contract/cobranca/lote-api'
import { Link } from '@tanstack/react-router'
import type { Coluna } from '#ui/tabela/coluna.ts'
import classes from './Lote.module.css'
import { textos } from './lote.textos.ts'

const t = textos.falhas

export const colunasDeFalha: Coluna<FalhaDoLote>[] = [
  { id: 'cliente', titulo: t.colunas.cliente, parte: 26, celula: ({ cliente }) => cliente.nome },
  { id: 'plano', titulo: t.colunas.plano, parte: 20, celula: ({ plano }) => plano },
  {
    id: 'motivo',
    titulo: t.colunas.motivo,
    parte: 40,
    celula: ({ motivo }) => <span className={classes.porExtenso}>{motivo}</span>,
  },
  {
    id: 'contrato',
    titulo: t.colunas.contrato,
    celula: ({ cliente, cliente_plano_id }) => (
      <Link
        to="/admin/cliente/$id/plano/$planoId"
        params={{ id: cliente.id, planoId: cliente_plano_id }}
        className={classes.link ?? ''}
      >
        {t.verContrato}
      </Link>
    ),
  },
]

/** For people who may not open it. */
export const colunasSemContrato = colunasDeFalha.filter(({ id }) => id !== 'contrato')
