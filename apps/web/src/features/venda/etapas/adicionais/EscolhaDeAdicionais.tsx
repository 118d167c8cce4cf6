import { precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { AdicionaisDaOferta } from '#partes/oferta/AdicionaisDaOferta.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { useEscolhasDaVenda } from '../../oferta/useEscolhasDaVenda.ts'
import type { usePreco } from '../../oferta/usePreco.ts'
import classes from './Adicionais.module.css'
import { textos } from './adicionais.textos.ts'
import { ProblemasDosAdicionais } from './ProblemasDosAdicionais.tsx'

type EscolhaDeAdicionaisProps = { montada: NonNullable<ReturnType<typeof usePreco>> }

export function EscolhaDeAdicionais({ montada }: EscolhaDeAdicionaisProps) {
  const { oferta, dia, preco } = montada
  const { feitas } = useEscolhasDaVenda(montada)
  return (
    <>
      <ProblemasDosAdicionais oferta={oferta} />
      {oferta.adicionais.length === 0 ? (
        <Vazio icone="tabler:circle-check" texto={textos.nenhum} />
      ) : (
        <div className={classes.adicionais}>
          <AdicionaisDaOferta oferta={oferta} dia={dia} feitas={feitas} />
          <p className={classes.total} aria-live="polite">
            {textos.total}:{' '}
            <strong>
              {dinheiroSemQuebra(
                precoEmPalavras(preco) ?? textos.porMes(formatarDinheiro(preco.mensalidade_regular)),
              )}
            </strong>
            , {textos.primeiraFatura(formatarDinheiro(preco.primeira_fatura.total))}
          </p>
        </div>
      )}
    </>
  )
}
