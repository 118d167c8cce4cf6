import { partesDoSistema, type Sinal, type SituacaoDaParte } from '@balcao/contract/provedor/situacao-api'
import { Link } from '@tanstack/react-router'
import { DadosEmLista } from '#ui/DadosEmLista.tsx'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import classes from './Situacao.module.css'
import { textos } from './situacao.textos.ts'

const TONS: Record<Sinal, TomDaSituacao> = { OK: 'sucesso', ATENCAO: 'aviso', QUEBRADO: 'perigo' }

export function SinalDaParte({ sinal }: { sinal: Sinal }) {
  return <Situacao tom={TONS[sinal]}>{textos.sinal[sinal]}</Situacao>
}

export function ParteDaSituacao({ parte }: { parte: SituacaoDaParte }) {
  const { chave, sinal, frase, conselho, dados } = parte
  return (
    <Secao titulo={partesDoSistema[chave]} acao={<SinalDaParte sinal={sinal} />}>
      <p className={classes.frase}>{frase}</p>
      {conselho && <p className={classes.conselho}>{conselho}</p>}
      {chave === 'email' && (
        <p className={classes.conselho}>
          <Link to="/admin/configuracao/geral" hash="email">
            {textos.configurarEmail}
          </Link>
        </p>
      )}
      <DadosEmLista
        dados={dados.map(({ nome, valor, instante }) => [nome, instante ? quando(valor) : valor])}
      />
    </Secao>
  )
}
