import type { ARemeter as Espera } from '@balcao/contract/cobranca/remessa-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { useQuery } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Icone } from '#ui/Icone.tsx'
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
  const { conta, impedimento, valor } = espera
  const partes = partesDe(espera)
  const motivo = impedimento ?? (partes.length === 0 ? t.nadaAGerar : null)
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
        onClick={() => gerar.mutate(conta.id, { onSuccess: ({ numero }) => toast.sucesso(t.gerada(numero)) })}
      >
        {t.gerar}
      </BotaoComMotivo>
    </li>
  )
}
