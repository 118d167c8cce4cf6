import type { ChaveApi } from '@balcao/contract/acesso/chave-api'
import { type Permissao, rotuloDaPermissao } from '@balcao/contract/base/permissao'
import { Alert } from '@mantine/core'
import { usePode } from '#habilidade.ts'
import { textos as dasEmpresas } from '#partes/empresa/empresas.textos.ts'
import { BotaoQueConfirma } from '#ui/BotaoQueConfirma.tsx'
import { DadosEmLista } from '#ui/DadosEmLista.tsx'
import { Icone } from '#ui/Icone.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { quando } from '#ui/quando.ts'
import { HistoricoDoRegistro } from '#ui/registro/HistoricoDoRegistro.tsx'
import { porId } from '#ui/registro/porId.tsx'
import { Secao } from '#ui/Secao.tsx'
import { toast } from '#ui/toast.tsx'
import classes from './ChavePage.module.css'
import { chaves, useRevogarChave } from './chave-api.data.ts'
import { mostrarCampo } from './chave-api.formulario.ts'
import { acoesDoHistorico, rotulos, textos } from './chave-api.textos.ts'
import { SituacaoDaChave } from './SituacaoDaChave.tsx'

export const ChavePage = porId(chaves.obter, UmaChave)

const emPalavras = (permissoes: readonly string[]) =>
  permissoes.map((p) => rotuloDaPermissao(p as Permissao)).join(', ')

/** A key is never edited, so this only shows it: what it may, what became of it, and how to end it. */
function UmaChave({ registro: chave }: { registro: ChaveApi }) {
  const { criada_por, sem_efeito, usada_em, revogada_em } = chave
  return (
    <div className={classes.pagina}>
      <PaginaCabecalho
        titulo={chave.nome}
        selo={<SituacaoDaChave situacao={chave.situacao} />}
        acoes={<Revogar chave={chave} />}
      />
      {chave.situacao === 'PARADA' && (
        <Alert icon={<Icone nome="tabler:alert-triangle" />}>{textos.parada(criada_por.nome)}</Alert>
      )}
      <Secao titulo={textos.uso}>
        <DadosEmLista
          dados={[
            [rotulos.final, textos.comFinal(chave.final)],
            [rotulos.expira_em, quando(chave.expira_em)],
            [
              rotulos.usada_em,
              usada_em ? textos.usadaDe(quando(usada_em), chave.usada_de) : textos.nuncaUsada,
            ],
            [rotulos.criada_por, criada_por.nome],
            [rotulos.criada_em, quando(chave.criada_em)],
            [rotulos.revogada_em, revogada_em && textos.revogadaPor(quando(revogada_em), chave.revogada_por)],
          ]}
        />
      </Secao>
      <Secao titulo={textos.dados}>
        <DadosEmLista
          dados={[
            [rotulos.permissoes, emPalavras(chave.permissoes)],
            [
              rotulos.empresas,
              chave.todas_empresas ? dasEmpresas.todas : chave.empresas.map((e) => e.nome).join(', '),
            ],
            [rotulos.enderecos, chave.enderecos.join(', ') || textos.qualquerEndereco],
            [rotulos.limite_por_minuto, String(chave.limite_por_minuto)],
          ]}
        />
        {sem_efeito.length > 0 && (
          <Alert mt="sm" icon={<Icone nome="tabler:alert-triangle" />}>
            {textos.semEfeito(criada_por.nome)} {emPalavras(sem_efeito)}.
          </Alert>
        )}
      </Secao>
      {chave.editavel && (
        <HistoricoDoRegistro
          consulta={chaves.historico(chave.id)}
          palavras={{ rotulos, mostrarCampo, acoes: acoesDoHistorico }}
        />
      )}
    </div>
  )
}

function Revogar({ chave }: { chave: ChaveApi }) {
  const revogar = useRevogarChave(chave.id)
  const semPermissao = usePode('EXCLUIR.CHAVE_API') ? null : textos.semRevogar
  const jaRevogada = chave.revogada_em ? textos.jaRevogada : null
  return (
    <BotaoQueConfirma
      texto={textos.revogar}
      motivo={jaRevogada ?? semPermissao ?? chave.impedimento}
      pergunta={textos.revogarPergunta(chave.nome)}
      consequencia={textos.revogarConsequencia}
      acao={revogar}
      aoConfirmar={(fechar) =>
        revogar.mutate(undefined, {
          onSuccess: () => {
            fechar()
            toast.sucesso(textos.revogada(chave.nome))
          },
        })
      }
    />
  )
}
