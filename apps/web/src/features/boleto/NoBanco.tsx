import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { nomeDoRegistro, nomesDosMovimentos } from '@balcao/contract/cobranca/boleto-opcoes'
import { Alert } from '@mantine/core'
import { rotulos } from '#partes/boleto/boleto.textos.ts'
import { emLista } from '#textos/emLista.ts'
import { DadosEmLista } from '#ui/DadosEmLista.tsx'
import { Secao } from '#ui/Secao.tsx'
import { textos } from './boleto.textos.ts'

const t = textos.banco

const explicacaoDe = ({ situacao, registro, meio, remessa }: Boleto) => {
  if (situacao === 'ABERTO')
    return registro === 'REMETIDO' && remessa?.baixada_em === null ? t.naoBaixada : t.explicado[registro]
  return meio === 'BOLETO' ? t.pagoNele : t.encerrado[registro]
}

/** What the bank knows of it, and what it will be told. */
export function NoBanco({ boleto }: { boleto: Boleto }) {
  const { registro, rejeicao, a_remeter, conta, acoes, remessa } = boleto
  return (
    <Secao titulo={t.titulo} texto={explicacaoDe(boleto)}>
      {registro === 'REJEITADO' && (
        <Alert color="danger" role="note" p="xs" mb="xs" title={t.rejeitado}>
          {rejeicao}
          {acoes.includes('remeter_de_novo') && (
            <>
              <br />
              {t.oQueFazer}
            </>
          )}
        </Alert>
      )}
      <DadosEmLista
        dados={[
          [t.registro, nomeDoRegistro(boleto)],
          [t.ultima, remessa && t.numero(remessa.numero, remessa.baixada_em !== null)],
          [
            t.proxima,
            emLista(
              a_remeter.map((movimento, posicao) => {
                const nome = nomesDosMovimentos[movimento]
                return posicao === 0 ? nome : nome.toLowerCase()
              }),
            ) || t.nada,
          ],
          [rotulos.nosso_numero, boleto.nosso_numero_impresso],
          [t.conta, t.noBanco(conta.nome, conta.banco)],
          [rotulos.empresa, boleto.empresa.nome],
        ]}
      />
    </Secao>
  )
}
