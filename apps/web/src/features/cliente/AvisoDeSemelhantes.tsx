import type { MotivoDeSemelhanca, Semelhante } from '@balcao/contract/cliente/semelhante'
import { nomesDasSituacoes } from '@balcao/contract/cliente/situacao'
import { formatarDocumento } from '@balcao/contract/documento'
import { Alert, Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Icone } from '../../ui/Icone.tsx'
import classes from './AvisoDeSemelhantes.module.css'
import { textos as doCliente } from './cliente.textos.ts'
import { textos } from './semelhantes.textos.ts'
import { porMotivo } from './semelhantes.ts'

type AvisoDeSemelhantesProps = {
  semelhantes: readonly Semelhante[]
  /** The notice stands by the fields that brought it about. */
  motivo: MotivoDeSemelhanca
  /** Absent where there is no record yet to merge into. */
  aoUnificar?: ((id: string) => void) | undefined
}

/** Who else this may be. It informs and does not stop: two people may share a phone. */
export function AvisoDeSemelhantes({ semelhantes, motivo, aoUnificar }: AvisoDeSemelhantesProps) {
  const destes = porMotivo(semelhantes, motivo)
  return (
    // There from the start, empty: a region that appears together with its text is often not read out.
    <div role="status" className={classes.lugar}>
      {destes.length > 0 && (
        <Alert color="warning" icon={<Icone nome="tabler:users" />} title={textos.titulo[motivo]}>
          {textos.explicacao[motivo]}
          <ul className={classes.lista}>
            {destes.map((semelhante) => (
              <li key={semelhante.id}>
                <span>
                  <strong>{semelhante.nome}</strong> {descricao(semelhante)}
                </span>
                {/* Another tab: what was typed here stays. */}
                <Anchor
                  size="sm"
                  aria-label={textos.abrirNome(semelhante.nome)}
                  renderRoot={(props) => (
                    <Link to="/admin/cliente/$id" params={{ id: semelhante.id }} target="_blank" {...props} />
                  )}
                >
                  {textos.abrir}
                </Anchor>
                {aoUnificar && (
                  <Anchor
                    size="sm"
                    component="button"
                    type="button"
                    aria-label={textos.unificarNome(semelhante.nome)}
                    onClick={() => aoUnificar(semelhante.id)}
                  >
                    {textos.unificar}
                  </Anchor>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}

const descricao = ({ codigo, cpf_cnpj, situacao, restrito }: Semelhante) =>
  [
    doCliente.numero(codigo),
    cpf_cnpj && formatarDocumento(cpf_cnpj),
    nomesDasSituacoes[situacao],
    restrito && textos.comRestricao,
  ]
    .filter(Boolean)
    .join(', ')
