import type { AtendimentoResumo } from '@balcao/contract/posvenda/atendimento'
import { Alert } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './Contrato.module.css'
import { textos } from './contrato.textos.ts'

/** The same thing asked for twice is one ticket, if somebody sees it in time. */
export function TalvezUmDestes({ abertos }: { abertos: readonly AtendimentoResumo[] }) {
  if (abertos.length === 0) return null
  return (
    <Alert role="note" p="xs" title={textos.talvez}>
      <ul className={classes.talvez}>
        {abertos.map(({ id, protocolo, assunto }) => (
          <li key={id}>
            <Link to="/admin/atendimento/$id" params={{ id }}>
              {protocolo} · {assunto}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
