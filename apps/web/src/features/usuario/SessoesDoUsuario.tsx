import type { Sessao } from '@balcao/contract/acesso/conta'
import type { Usuario } from '@balcao/contract/acesso/usuario'
import { useQuery } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { BotaoQueConfirma } from '#ui/BotaoQueConfirma.tsx'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { toast } from '#ui/toast.tsx'
import classes from './SessoesDoUsuario.module.css'
import { useEncerrarSessoes, usuarios } from './usuario.data.ts'
import { textos } from './usuario.textos.ts'

/** Where the person is signed in now. Visible to people above them or on the same level. */
export function SessoesDoUsuario({ usuario }: { usuario: Usuario }) {
  const { data: sessoes, error, refetch } = useQuery(usuarios.sessoes(usuario.id))
  return (
    <Secao
      titulo={textos.sessoes}
      acao={
        sessoes &&
        sessoes.length > 0 && <EncerrarTodas usuario={usuario} inclusiveEsta={sessoes.some((s) => s.atual)} />
      }
    >
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => refetch()} />}
      {!sessoes && !error && <Carregando linhas={1} />}
      {sessoes?.length === 0 && <p className={classes.semSessoes}>{textos.semSessoes}</p>}
      <ul className={classes.sessoes}>
        {sessoes?.map((sessao) => (
          <LinhaDaSessao
            key={sessao.id}
            sessao={sessao}
            usuario={usuario}
            motivo={sessao.atual ? textos.encerrarAtual : null}
          />
        ))}
      </ul>
    </Secao>
  )
}

function EncerrarTodas({ usuario, inclusiveEsta }: { usuario: Usuario; inclusiveEsta: boolean }) {
  const encerrar = useEncerrarSessoes(usuario.id)
  return (
    <BotaoQueConfirma
      compacto
      texto={textos.encerrarTodas}
      pergunta={textos.encerrarTodasPergunta(usuario.nome)}
      consequencia={inclusiveEsta ? textos.encerrarInclusiveEsta : textos.encerrarTodasConsequencia}
      acao={encerrar}
      aoConfirmar={(fechar) =>
        encerrar.mutate(undefined, {
          onSuccess: () => {
            fechar()
            toast.sucesso(textos.sessoesEncerradas)
          },
        })
      }
    />
  )
}

type LinhaDaSessaoProps = { usuario: Usuario; sessao: Sessao; motivo: string | null }

function LinhaDaSessao({ usuario, sessao, motivo }: LinhaDaSessaoProps) {
  const encerrar = useEncerrarSessoes(usuario.id)
  return (
    <li className={classes.sessao}>
      <div>
        <p className={classes.dispositivo}>
          {sessao.dispositivo}
          {sessao.atual && <Situacao tom="informacao">{textos.sessaoAtual}</Situacao>}
        </p>
        <p className={classes.detalhe}>{textos.detalheDaSessao(sessao.ip, quando(sessao.usada_em))}</p>
      </div>
      <BotaoComMotivo
        variant="default"
        size="compact-sm"
        motivo={motivo}
        aria-label={textos.encerrarEm(sessao.dispositivo)}
        loading={encerrar.isPending}
        onClick={() => encerrar.mutate(sessao.id, { onSuccess: () => toast.sucesso(textos.sessaoEncerrada) })}
      >
        {textos.encerrar}
      </BotaoComMotivo>
    </li>
  )
}
