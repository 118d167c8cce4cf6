import { type Importacao, nomesDosModos } from '@balcao/contract/clientes/importacao/importacao'
import { Button } from '@mantine/core'
import { BotaoQueConfirma } from '#ui/BotaoQueConfirma.tsx'
import { quando } from '#ui/quando.ts'
import { tamanhoEscrito } from '#ui/tamanhoEscrito.ts'
import classes from './Importar.module.css'
import { useCancelar } from './importacao.data.ts'
import { textos } from './importacao.textos.ts'
import { SituacaoDaImportacao } from './SituacaoDaImportacao.tsx'

const t = textos.dados

/** Which file this is about, shown in every step. */
export function DadosDoArquivo({ importacao, aoTrocar }: { importacao: Importacao; aoTrocar: () => void }) {
  // Here and not beside the button, which disappears when the answer arrives.
  const descartar = useCancelar(importacao.id)
  const { formato, separador, codificacao, situacao } = importacao
  const fatos = [
    importacao.empresa,
    `${formato}, ${tamanhoEscrito(importacao.tamanho)}`,
    separador && t.separador(separador),
    codificacao && t.codificacao(codificacao),
    t.enviado(importacao.quem, quando(importacao.criado_em)),
    situacao !== 'ENVIADA' && nomesDosModos[importacao.modo],
    situacao !== 'ENVIADA' && importacao.opcional_errado === 'DEIXAR_DE_FORA' && t.deixaDeFora,
  ].filter(Boolean)
  return (
    <section className={classes.dados} aria-label={t.rotulo}>
      <div>
        <div className={classes.nomeESituacao}>
          <strong>{importacao.nome_arquivo}</strong>
          <SituacaoDaImportacao situacao={situacao} />
        </div>
        <p>{fatos.join(' · ')}</p>
      </div>
      {situacao === 'ENVIADA' && (
        <div className={classes.acoes}>
          <BotaoQueConfirma
            compacto
            texto={t.descartar}
            pergunta={t.descartarPergunta(importacao.nome_arquivo)}
            consequencia={t.descartarConsequencia}
            acao={descartar}
            aoConfirmar={() => descartar.mutate(undefined, { onSuccess: aoTrocar })}
          />
          <Button variant="default" size="compact-sm" onClick={aoTrocar}>
            {textos.outroArquivo}
          </Button>
        </div>
      )}
    </section>
  )
}
