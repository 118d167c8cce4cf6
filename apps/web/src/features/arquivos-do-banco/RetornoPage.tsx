import type { Retorno } from '@balcao/contract/cobranca/retorno-api'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { comMilhares } from '@balcao/contract/valores/quantos'
import { Alert, Button, Progress } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { baixar } from '#ui/baixar.ts'
import { DadosEmLista } from '#ui/DadosEmLista.tsx'
import { Icone } from '#ui/Icone.tsx'
import { ExportarLista } from '#ui/lista/ExportarLista.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { quando } from '#ui/quando.ts'
import { porId } from '#ui/registro/porId.tsx'
import { Secao } from '#ui/Secao.tsx'
import classes from './Arquivos.module.css'
import { retornos, useBaixarRetorno } from './arquivos.data.ts'
import { textos } from './arquivos.textos.ts'
import { LinhasDoRetorno } from './LinhasDoRetorno.tsx'
import { SituacaoDoRetorno } from './SituacaoDoRetorno.tsx'

const t = textos.retorno
const rota = getRouteApi('/_app/admin/boleto/arquivos/retorno/$id')

export const RetornoPage = porId(retornos.obter, ResultadoDoRetorno)

/** What a file from the bank was, and what became of each of its lines. */
function ResultadoDoRetorno({ registro: retorno }: { registro: Retorno }) {
  const { resultado, cursor, repetido } = rota.useSearch()
  const navegar = rota.useNavigate()
  return (
    <>
      <PaginaCabecalho
        titulo={t.titulo(retorno.nome)}
        selo={<SituacaoDoRetorno situacao={retorno.situacao} />}
        acoes={
          <>
            <ExportarLista
              exportar={retornos.useExportarLinhas(retorno.id)}
              filtro={{ resultado }}
              arquivo={t.csv}
              de={t.lista}
            />
            <BaixarRetorno retorno={retorno} />
          </>
        }
      />
      <div className={classes.secoes}>
        {repetido && (
          <Alert color="info" role="status" icon={<Icone nome="tabler:info-circle" />}>
            {t.repetido(quando(retorno.criado_em))}
          </Alert>
        )}
        {retorno.situacao === 'LENDO' && <Lendo retorno={retorno} />}
        <OArquivo retorno={retorno} />
        <div>
          <LinhasDoRetorno
            retorno={retorno}
            resultado={resultado}
            cursor={cursor}
            aoPaginar={(cursor) => void navegar({ search: { resultado, cursor }, resetScroll: false })}
          />
        </div>
      </div>
    </>
  )
}

function OArquivo({ retorno }: { retorno: Retorno }) {
  const { conta, sequencial, gerado_em, criado_por, criado_em, linhas } = retorno
  return (
    <Secao titulo={t.dados}>
      <div className={classes.arquivo}>
        <DadosEmLista
          dados={[
            [t.conta, `${conta.nome} (${conta.banco})`],
            [t.empresa, conta.empresa.nome],
            [t.sequencial, sequencial],
            [t.gerado, gerado_em && formatarData(gerado_em)],
            [t.enviado, t.enviadoPor(criado_por, quando(criado_em))],
            [t.linhas, comMilhares(linhas)],
          ]}
        />
        <dl className={classes.somas}>
          <div>
            <dt>{t.somaPago}</dt>
            <dd>{formatarDinheiro(retorno.valor_pago)}</dd>
          </div>
          <div>
            <dt>{t.somaTarifas}</dt>
            <dd>{formatarDinheiro(retorno.tarifas)}</dd>
          </div>
        </dl>
      </div>
    </Secao>
  )
}

function Lendo({ retorno: { lidas, linhas } }: { retorno: Retorno }) {
  const porcento = linhas ? Math.floor((lidas / linhas) * 100) : 0
  return (
    <Secao titulo={t.lendo} texto={t.podeSair}>
      <Progress.Root size="lg">
        <Progress.Section value={porcento} aria-label={t.lendo} />
      </Progress.Root>
      <p className={classes.andamento}>{textos.retornos.lendoParte(lidas, linhas)}</p>
    </Secao>
  )
}

function BaixarRetorno({ retorno: { id, nome } }: { retorno: Retorno }) {
  const arquivo = useBaixarRetorno()
  return (
    <Button
      variant="default"
      leftSection={<Icone nome="tabler:download" tamanho={16} />}
      loading={arquivo.isPending}
      onClick={() => arquivo.mutate(id, { onSuccess: (bytes) => baixar(bytes, nome) })}
    >
      {t.baixar}
    </Button>
  )
}
