import { precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Alert } from '@mantine/core'
import { emLista } from '#textos/emLista.ts'
import { IrParaEtapa } from '../../oferta/IrParaEtapa.tsx'
import { textos as daOferta } from '../../oferta/oferta.textos.ts'
import { useCriterios } from '../../oferta/useCriterios.ts'
import { useOferta } from '../../oferta/useOferta.ts'
import { usePreco } from '../../oferta/usePreco.ts'
import { textos as doResumo } from '../../resumo/resumo.textos.ts'
import classes from './OfertaMudou.module.css'
import { textos } from './oferta-mudou.textos.ts'
import { type OfertaDeAntes, paraOMesmo } from './useOfertaDeAntes.ts'

/** Another company or channel may sell at another price, or not at all. The client was told the one before. */
export function OfertaMudou({ antes }: { antes: OfertaDeAntes }) {
  const agora = usePreco()
  const criterios = useCriterios()
  const { situacaoDoCupom } = useOferta()
  const compara = criterios.canal_venda_id && paraOMesmo(antes.criterios, criterios)
  if (!compara || situacaoDoCupom === 'conferindo') return null
  const culpa = antes.criterios.empresa_id === criterios.empresa_id ? 'canal' : 'empresa'
  if (!agora)
    return (
      <Alert color="warning">
        {textos.naoVende[culpa](antes.montada.oferta.nome)}{' '}
        <IrParaEtapa etapa="plano">{daOferta.irPara.plano}</IrParaEtapa>
      </Alert>
    )
  const [era, ficou] = [emPalavras(antes.montada), emPalavras(agora)]
  if (era === ficou) return null
  return (
    <Alert color="warning" title={textos.mudou[culpa]}>
      <dl className={classes.lados}>
        <dt>{textos.antes}</dt>
        <dd>{era}</dd>
        <dt>{textos.agora}</dt>
        <dd>{ficou}</dd>
      </dl>
    </Alert>
  )
}

const emPalavras = ({ preco, promocoes }: OfertaDeAntes['montada']) =>
  dinheiroSemQuebra(
    [
      precoEmPalavras(preco) ?? textos.porMes(formatarDinheiro(preco.mensalidade_regular)),
      doResumo.instalacao(formatarDinheiro(preco.instalacao.total)),
      textos.total(preco.meses.length, formatarDinheiro(preco.total_fidelidade)),
      emLista(promocoes.map(({ nome }) => nome)) || textos.semPromocao,
    ].join(' · '),
  )
