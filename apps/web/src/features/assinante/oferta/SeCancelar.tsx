import { emMeses } from '@balcao/contract/catalogo/oferta-texto'
import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { OfertaDoAssinante } from '@balcao/contract/vendas/aceite'
import { Cartao } from '#partes/publica/Cartao.tsx'
import { DIAS_PARA_DESISTIR } from '../assinante.data.ts'
import { textos } from '../assinante.textos.ts'

const t = textos.oferta
const MES_DO_EXEMPLO = 3

/** What leaving costs, with an example, and the right to change one's mind. */
export function SeCancelar({ oferta }: { oferta: OfertaDoAssinante }) {
  const { fidelidade_meses, beneficio_descricao, beneficio_valor } = oferta.etiqueta.plano
  const mes = oferta.preco.meses[Math.min(MES_DO_EXEMPLO, fidelidade_meses) - 1]
  const beneficio = `${beneficio_descricao ?? ''} (${formatarDinheiro(beneficio_valor)})`
  return (
    <Cartao titulo={t.fidelidade}>
      {mes ? (
        <>
          <p>{dinheiroSemQuebra(t.comFidelidade(emMeses(fidelidade_meses), beneficio))}</p>
          <p>
            <strong>{dinheiroSemQuebra(t.exemplo(mes.numero, formatarDinheiro(mes.multa)))}</strong>
          </p>
          <p>{t.depois(fidelidade_meses)}</p>
        </>
      ) : (
        <p>{t.semFidelidade}</p>
      )}
      {oferta.arrependimento && <p>{t.arrependimento(DIAS_PARA_DESISTIR)}</p>}
    </Cartao>
  )
}
