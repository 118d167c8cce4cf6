import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { baixar } from '#ui/baixar.ts'
import { Icone } from '#ui/Icone.tsx'
import { Recusa } from '#ui/Recusa.tsx'
import { Secao } from '#ui/Secao.tsx'
import { useBaixarRejeitadas } from '../importacao.data.ts'
import { textos } from '../importacao.textos.ts'
import classes from './Andamento.module.css'
import { duracao } from './duracao.ts'
import { NumerosDaImportacao } from './NumerosDaImportacao.tsx'

const t = textos.resultado

/** The last step: the result, and what to do with the rejected rows. */
export function Resultado({ importacao, aoRecomecar }: { importacao: Importacao; aoRecomecar: () => void }) {
  const podeListar = usePode('LISTAR.CLIENTE')
  return (
    <Secao titulo={t.titulo}>
      <p className={classes.desfecho} role="status">
        {fraseDe(importacao)} {duracaoDe(importacao)}
      </p>
      {importacao.erro && <Recusa>{importacao.erro}</Recusa>}
      <NumerosDaImportacao contagem={importacao} />
      {importacao.rejeitadas + importacao.com_aviso > 0 && <LinhasACorrigir importacao={importacao} />}
      <div className={classes.saidas}>
        <Button variant="default" onClick={aoRecomecar}>
          {textos.outroArquivo}
        </Button>
        {podeListar && (
          <Button variant="subtle" renderRoot={(props) => <Link to="/admin/cliente" {...props} />}>
            {t.verClientes}
          </Button>
        )}
      </div>
    </Secao>
  )
}

const fraseDe = ({ situacao, iniciado_em, criadas, atualizadas, iguais }: Importacao) => {
  if (situacao === 'FALHOU') return t.falhou
  if (situacao === 'CANCELADA') return iniciado_em ? t.cancelada : t.descartada
  return criadas + atualizadas === 0 && iguais > 0 ? t.nadaMudou : t.concluida
}

const duracaoDe = ({ iniciado_em, terminado_em }: Importacao) =>
  iniciado_em && terminado_em && t.durou(duracao(iniciado_em, terminado_em))

const oQueBaixar = ({ rejeitadas, com_aviso }: Importacao) => {
  if (com_aviso === 0) return t.baixar
  return rejeitadas === 0 ? t.baixarComAviso : t.baixarTodas
}

function LinhasACorrigir({ importacao }: { importacao: Importacao }) {
  const rejeitadas = useBaixarRejeitadas(importacao.id)
  const nome = t.nomeDoArquivo(importacao.nome_arquivo)
  const podeVisualizar = usePode('VISUALIZAR.CLIENTE')
  const motivo = !importacao.arquivo_disponivel ? t.vencidas : podeVisualizar ? null : textos.semVisualizar
  return (
    <div className={classes.rejeitadas}>
      <BotaoComMotivo
        motivo={motivo}
        leftSection={<Icone nome="tabler:download" tamanho={16} />}
        loading={rejeitadas.isPending}
        onClick={() => rejeitadas.mutate(undefined, { onSuccess: (csv) => baixar(csv, nome) })}
      >
        {oQueBaixar(importacao)}
      </BotaoComMotivo>
      <p>{motivo ?? t.comoCorrigir}</p>
    </div>
  )
}
