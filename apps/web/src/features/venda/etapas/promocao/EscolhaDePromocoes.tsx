import { Alert, Button, Text } from '@mantine/core'
import { CupomDaOferta } from '#partes/oferta/CupomDaOferta.tsx'
import { PromocoesDaOferta } from '#partes/oferta/PromocoesDaOferta.tsx'
import daOferta from '../../oferta/Oferta.module.css'
import { useEscolhasDaVenda } from '../../oferta/useEscolhasDaVenda.ts'
import { useFaltasDaOferta } from '../../oferta/useFaltasDaOferta.ts'
import type { usePreco } from '../../oferta/usePreco.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import { textos } from './promocao.textos.ts'
import { useCupom } from './useCupom.ts'

type EscolhaDePromocoesProps = { montada: NonNullable<ReturnType<typeof usePreco>> }

export function EscolhaDePromocoes({ montada }: EscolhaDePromocoesProps) {
  const { oferta, dia } = montada
  const { dados, mudar } = useRascunho()
  const { feitas, avisar } = useEscolhasDaVenda(montada)
  const cupom = useCupom(montada, avisar)
  const problema = useFaltasDaOferta().find(({ campo }) => campo === 'promocoes')
  return (
    <>
      {problema && (
        <Alert color="warning" role="alert" data-path="promocoes" tabIndex={-1}>
          <p>{problema.texto}.</p>
          <Button variant="default" size="compact-sm" onClick={() => mudar({ promocoes: null })}>
            {textos.voltarAMelhor}
          </Button>
        </Alert>
      )}
      <PromocoesDaOferta oferta={oferta} dia={dia} feitas={feitas} />
      {oferta.promocoes.length > 1 && (
        <Text size="sm" c="dimmed">
          {textos.regras}
        </Text>
      )}
      <CupomDaOferta
        cupom={cupom.digitado}
        recusa={cupom.recusa}
        aplicando={cupom.aplicando}
        aoAplicar={cupom.aplicar}
      />
      <div aria-live="polite" className={daOferta.anuncio}>
        {cupom.situacao === 'a-conferir' && dados.cupom && (
          <Alert color="warning">
            <p>{textos.cupomAConferir(dados.cupom)}</p>
            <Button variant="default" size="compact-sm" onClick={() => cupom.aplicar(dados.cupom)}>
              {textos.conferirAgora}
            </Button>
          </Alert>
        )}
      </div>
    </>
  )
}
