import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { nomesDasSituacoesDeAtendimento } from '@balcao/contract/posvenda/atendimento-nomes'
import { Alert, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { textos } from './atendimento.textos.ts'
import { oQueHouve, ultimaDe } from './historico.ts'

const t = textos.mudou

type AvisosProps = { atendimento: Atendimento; mudou: boolean; aoEntender: () => void }

/** That it is now part of another one, or that it is not what it was a moment ago, and who did it. */
export function AvisosDoAtendimento({ atendimento, mudou, aoEntender }: AvisosProps) {
  const { unido_a, historico, situacao } = atendimento
  const ultima = ultimaDe(historico)
  return (
    <>
      {unido_a && (
        <Alert role="note" mb="sm" p="xs" title={textos.unidoA(unido_a.protocolo, unido_a.assunto)}>
          <Button
            size="compact-md"
            variant="default"
            renderRoot={(props) => (
              <Link to="/admin/atendimento/$id" params={{ id: unido_a.id }} {...props} />
            )}
          >
            {textos.irAoPrincipal}
          </Button>
        </Alert>
      )}
      {mudou && ultima && (
        <Alert color="warning" role="alert" mb="sm" p="xs" title={t.titulo}>
          {t.agora(nomesDasSituacoesDeAtendimento[situacao], oQueHouve(ultima), nomeDoAutor(ultima))}{' '}
          <Button size="compact-sm" variant="default" onClick={aoEntender}>
            {t.entendi}
          </Button>
        </Alert>
      )}
    </>
  )
}
