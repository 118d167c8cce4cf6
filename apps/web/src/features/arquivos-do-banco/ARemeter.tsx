import type { ARemeter as Espera } from '@balcao/contract/cobranca/remessa-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { Carregando } from '#ui/Carregando.tsx'
import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Icone } from '#ui/Icone.tsx'
import linhas from '#ui/Linhas.module.css'
import { Secao } from '#ui/Secao.tsx'
import { toast } from '#ui/toast.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import classes from './Arquivos.module.css'
import { remessas, useGerarRemessa } from './arquivos.data.ts'
import { textos } from './arquivos.textos.ts'
import { ContaDoArquivo } from './ContaDoArquivo.tsx'

const t = textos.aRemeter

/** What waits for the next file of each account. */
export function ARemeter() {
  const { data, error, refetch } = useQuery(remessas.aRemeter)
  return (
    <Secao titulo={t.titulo} texto={t.texto}>
      {error ? (
        <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => refetch()} />
      ) : !data ? (
        <Carregando linhas={2} />
      ) : data.itens.length === 0 ? (
        <Vazio icone="tabler:building-bank" texto={t.semContas} />
      ) : (
        <ul className={classes.contas}>
          {data.itens.map((espera) => (
            <UmaConta key={espera.conta.id} espera={espera} />
          ))}
        </ul>
      )}
    </Secao>
  )
}

const partesDe = ({ entradas, baixas, mudancas }: Espera) =>
  [
    entradas > 0 && t.entradas(entradas),
    baixas > 0 && t.baixas(baixas),
    mudancas > 0 && t.mudancas(mudancas),
  ].filter((parte) => parte !== false)

function UmaConta({ espera }: { espera: Espera }) {
  const gerar = useGerarRemessa()
  const [perguntando, setPerguntando] = useState(false)
  const { conta, impedimento, valor, vencidas } = espera
  const partes = partesDe(espera)
  const motivo = impedimento ?? (partes.length === 0 ? t.nadaAGerar : null)
  const comecar = () => {
    setPerguntando(false)
    gerar.mutate(conta.id, { onSuccess: ({ numero }) => toast.sucesso(t.gerada(numero)) })
  }
  return (
    <li className={classes.conta}>
      <div>
        <ContaDoArquivo conta={conta} />
        <p>{partes.length > 0 ? partes.join(', ') : t.nada}</p>
        {valor > 0 && <p className={classes.soma}>{t.total(formatarDinheiro(valor))}</p>}
        {impedimento && (
          <p className={classes.impedimento}>
            <Icone nome="tabler:alert-triangle" tamanho={16} />
            <span>{impedimento}</span>
          </p>
        )}
      </div>
      <BotaoComMotivo
        motivo={motivo}
        aria-label={t.gerarDe(conta.nome)}
        loading={gerar.isPending}
        leftSection={<Icone nome="tabler:file-export" tamanho={16} />}
        onClick={() => (vencidas > 0 ? setPerguntando(true) : comecar())}
      >
        {t.gerar}
      </BotaoComMotivo>
      {perguntando && (
        <ConfirmarAcao
          titulo={t.comVencidos.pergunta(vencidas)}
          consequencia={<SobreOsVencidos espera={espera} />}
          textoConfirmar={t.gerar}
          aoConfirmar={comecar}
          aoCancelar={() => setPerguntando(false)}
        />
      )}
    </li>
  )
}

function SobreOsVencidos({ espera: { conta, vencidas } }: { espera: Espera }) {
  const search = {
    visao: 'vencidos',
    registro: 'A_REMETER',
    empresa_id: conta.empresa.id,
    conta_bancaria_id: conta.id,
  } as const
  return (
    <>
      <p>{t.comVencidos.consequencia(vencidas)}</p>
      <Link to="/admin/boleto" search={search} className={linhas.link}>
        {t.comVencidos.ver}
      </Link>
    </>
  )
}
