import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { conferirEscolhas } from '@balcao/contract/catalogo/oferta-preco'
import { Alert, Button } from '@mantine/core'
import { useRascunho } from '../../rascunho/aberto.ts'
import { textos } from './adicionais.textos.ts'

/** What the draft holds and the catalogue no longer allows. */
export function ProblemasDosAdicionais({ oferta }: { oferta: Oferta }) {
  const { dados, mudar } = useRascunho()
  const problemas = conferirEscolhas(oferta, dados.adicionais)
  if (problemas.length === 0) return null
  const fora = problemas
    .filter(({ codigo }) => codigo === 'INDISPONIVEL')
    .map(({ adicional_id }) => adicional_id)
  return (
    <Alert color="warning" role="alert" title={textos.problemas}>
      {[...new Set(problemas.map(({ texto }) => texto))].map((texto) => (
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
