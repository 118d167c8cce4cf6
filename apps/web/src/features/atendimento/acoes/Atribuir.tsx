import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { CampoDeOpcoes } from '#ui/campos/CampoDeOpcoes.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { responsaveisPossiveis } from '../atendimento.data.ts'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDoAtendimento } from './QuadroDoAtendimento.tsx'

const t = textos.atribuir
const NINGUEM = 'ninguem'

export function Atribuir(props: DialogoProps) {
  const { id, responsavel } = props.atendimento
  const { data, error, refetch } = useQuery(responsaveisPossiveis(id))
  const [escolhido, setEscolhido] = useState('')
  const [falta, setFalta] = useState(false)
  const conferir = () => {
    setFalta(!escolhido)
    return escolhido ? { responsavel_id: escolhido === NINGUEM ? null : escolhido } : false
  }
  const nomes = Object.fromEntries([
    ...(responsavel ? [[NINGUEM, t.ninguem]] : []),
    ...(data ?? []).map(({ id, nome }) => [id, nome]),
  ])
  return (
    <QuadroDoAtendimento {...props} acao="atribuir" conferir={conferir} campos={['responsavel_id']}>
      {(erro) => (
        <>
          {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
          <CampoDeOpcoes
            label={t.campo}
            nomes={nomes}
            escolha={t.escolha}
            disabled={!data}
            value={escolhido}
            onChange={setEscolhido}
            error={(falta && !escolhido && t.escolha) || erro('responsavel_id')}
            data-autofocus
          />
        </>
      )}
    </QuadroDoAtendimento>
  )
}
