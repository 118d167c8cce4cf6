import type { PreparoDaVenda } from '@balcao/contract/vendas/preparo-api'
import { Alert, Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePreparo } from '../../consulta/usePreparo.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import { audioDeAntes } from '../anexos/audio.textos.ts'
import { useRoteiro } from '../anexos/useRoteiro.ts'
import { textos } from './revisao.textos.ts'

/** The client said yes to something else. It may still be sent: the difference may not matter. */
export function AvisoDoAudio() {
  const { data } = usePreparo()
  const { anexos } = useRascunho()
  return data && anexos.includes('AUDIO_ACEITE') ? <SeForVelho preparo={data} /> : null
}

function SeForVelho({ preparo }: { preparo: PreparoDaVenda }) {
  const { id } = useRascunho()
  const { audioVelho } = useRoteiro(preparo)
  if (!audioVelho) return null
  return (
    <Alert role="status" color="warning">
      {audioDeAntes}{' '}
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link to="/vendedor/venda/$id/$etapa" params={{ id, etapa: 'anexos' }} {...props} />
        )}
      >
        {textos.irAosAnexos}
      </Anchor>
    </Alert>
  )
}
