import { formatarData } from '@balcao/contract/valores/data'
import type { CorrecaoQueDesfaz } from '@balcao/contract/vendas/correcao-desfaz'
import { nomesDosTurnos } from '@balcao/contract/vendas/pagamento'
import { emLista } from '#textos/emLista.ts'
import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { nomesDosCampos } from '../rascunho/rascunho.textos.ts'
import { textos as t } from './desfaz.textos.ts'
import { textos } from './envio.textos.ts'
import { useEnvio } from './envio.ts'
import { useReenviar } from './useReenviar.ts'

const NOMES: Record<string, string> = {
  ...nomesDosCampos,
  oferta: t.oferta,
  preco: t.preco,
}

/** What the draft has no field for is named by another one beside it. */
const oQueMuda = (campos: readonly string[]) => emLista(campos.flatMap((campo) => NOMES[campo] ?? []))

const doQueSeDesfaz = ({ desfaz, visita }: CorrecaoQueDesfaz) =>
  desfaz.map((qual) =>
    qual === 'VISITA'
      ? visita && t.visita(formatarData(visita.data), nomesDosTurnos[visita.turno].toLowerCase())
      : t.desfaz[qual],
  )

/** Asked once the server has told what would be lost: a gate's number must not cost a booked installation unseen. */
export function DesfazCombinado({ correcao }: { correcao: CorrecaoQueDesfaz }) {
  const { enviando, esquecer } = useEnvio()
  const salvar = useReenviar({ ciente: true })
  return (
    <ConfirmarAcao
      titulo={t.titulo}
      consequencia={
        <>
          <p>{t.muda(oQueMuda(correcao.muda))}</p>
          <p>{t.deixa}</p>
          <ul>
            {doQueSeDesfaz(correcao).map((texto) => (
              <li key={texto}>{texto}</li>
            ))}
          </ul>
          <p>{t.depois}</p>
          <p>{t.fora}</p>
        </>
      }
      textoConfirmar={t.confirmar}
      textoCancelar={textos.preco.voltar}
      confirmando={enviando}
      aoConfirmar={salvar}
      aoCancelar={esquecer}
    />
  )
}
