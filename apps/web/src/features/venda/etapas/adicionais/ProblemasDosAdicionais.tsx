import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { conferirEscolhas } from '@balcao/contract/catalogo/oferta-preco'
import { Alert, Button } from '@mantine/core'
import { useFaltasDaOferta } from '../../oferta/useFaltasDaOferta.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import { textos } from './adicionais.textos.ts'

/** What the draft holds and the catalogue no longer allows. */
export function ProblemasDosAdicionais({ oferta }: { oferta: Oferta }) {
  const { dados, mudar } = useRascunho()
  const faltas = useFaltasDaOferta().filter(({ etapa }) => etapa === 'adicionais')
  if (faltas.length === 0) return null
  const fora = conferirEscolhas(oferta, dados.adicionais)
    .filter(({ codigo }) => codigo === 'INDISPONIVEL')
    .map(({ adicional_id }) => adicional_id)
  return (
    <Alert color="warning" role="alert" title={textos.problemas} data-path="adicionais" tabIndex={-1}>
      {faltas.map(({ texto }) => (
        <p key={texto}>{texto}.</p>
      ))}
      {fora.length > 0 && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => mudar({ adicionais: dados.adicionais.filter(({ id }) => !fora.includes(id)) })}
        >
          {textos.tirarForaDaqui}
        </Button>
      )}
    </Alert>
  )
}
